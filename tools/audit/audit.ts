import { startProduct } from '../bench/product.ts';
import { ensureChromium } from '../browser/ensure-chromium.ts';
import { build } from '../build.ts';
import { createTemporaryDatabase } from '../database/index.ts';
import { median } from '../drill/quantiles.ts';
import { clusterUntilEnd, endAll, endAtSignals, folderUntilEnd } from '../ending.ts';
import { startBareSite } from './bare-site.ts';
import { audit } from './lighthouse.ts';

/** `npm run audit [-- /path …]`: Lighthouse on every public page, and `/` beside its bare floor in the same run. */
const paths = '/ /about /services /projects /resources /partnerships /contact /legal /privacy'.split(' ');
const asked = process.argv.slice(2);
const pages = asked.length > 0 ? asked : paths.flatMap((path) => [path, path === '/' ? '/en' : `/en${path}`]);
const rounds = 3;
const slowest = 1_200;
const highestRatio = 1.05;

endAtSignals();
await build();
const chromium = await ensureChromium();
const dataDir = folderUntilEnd('site-audit-');
const database = await createTemporaryDatabase(await clusterUntilEnd());
const product = await startProduct('product', {
  database,
  dataDir,
  environment: { PUBLIC_URL: 'http://127.0.0.1' },
});

const languageOf = (path: string) => (/^\/en(\/|$)/.test(path) ? 'en-US' : 'fr-FR');
let failures = 0;

try {
  for (const path of pages) {
    await fetch(product.url + path);
    const { scores, largestPaint, shift, faults } = await audit(
      product.url + path,
      languageOf(path),
      chromium,
    );
    const failed = scores.some((score) => score < 100) || shift > 0 || largestPaint > slowest;
    failures += Number(failed);
    const figures = `${scores.join('/')}  LCP ${largestPaint.toFixed(0)} ms  CLS ${shift}`;
    console.log(`${failed ? 'MISSED' : 'ok    '} ${path.padEnd(18)} ${figures}  ${faults.join(' · ')}`);
  }
  const bare = await startBareSite(product.url, '/');
  const times: { readonly product: number[]; readonly bare: number[] } = { product: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.product.push((await audit(`${product.url}/`, 'fr-FR', chromium)).largestPaint);
    times.bare.push((await audit(bare.url, 'fr-FR', chromium)).largestPaint);
  }
  bare.stop();
  const [own, floor] = [median(times.product), median(times.bare)];
  const failed = own > slowest || own > floor * highestRatio;
  failures += Number(failed);
  const ratio = (own / floor).toFixed(2);
  console.log(
    `${failed ? 'MISSED' : 'ok    '} LCP of / ${own.toFixed(0)} ms, bare ${floor.toFixed(0)} ms, ${ratio} ×`,
  );
} finally {
  await endAll();
}
process.exitCode = failures > 0 ? 1 : 0;
