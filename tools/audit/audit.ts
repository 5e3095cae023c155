import { startProduct } from '../bench/product.ts';
import { ensureChromium } from '../browser/ensure-chromium.ts';
import { build } from '../build.ts';
import { createTemporaryDatabase } from '../database/index.ts';
import { clusterUntilEnd, endAll, endAtSignals, folderUntilEnd } from '../ending.ts';
import { startBareSite } from './bare-site.ts';
import { audit, type Audit } from './lighthouse.ts';

/** `npm run audit [-- /path …]`: Lighthouse on every public page, twice, in turns with its bare floor. */
const paths = '/ /about /services /projects /resources /partnerships /contact /legal /privacy'.split(' ');
const asked = process.argv.slice(2);
const pages = asked.length > 0 ? asked : paths.flatMap((path) => [path, path === '/' ? '/en' : `/en${path}`]);
const rounds = 2;
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
const sum = (figures: readonly number[]): number => figures.reduce((total, one) => total + one, 0);
let failures = 0;

try {
  for (const path of pages) {
    const bare = await startBareSite(product.url, path);
    const [own, floor]: [Audit[], Audit[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      own.push(await audit(product.url + path, languageOf(path), chromium));
      floor.push(await audit(bare.url, languageOf(path), chromium));
    }
    bare.stop();
    const paints = own.map(({ largestPaint }) => largestPaint);
    const ratio = sum(paints) / sum(floor.map(({ largestPaint }) => largestPaint));
    const failed =
      own.some(({ scores, shift }) => scores.some((score) => score < 100) || shift > 0) ||
      Math.max(...paints) > slowest ||
      ratio > highestRatio;
    failures += Number(failed);
    const scores = own.map((one) => one.scores.join('/')).join(' ');
    const shift = Math.max(...own.map((one) => one.shift));
    const faults = new Set(own.flatMap((one) => one.faults));
    console.log(
      `${failed ? 'MISSED' : 'ok    '} ${path.padEnd(17)} ${scores}  ` +
        `LCP ${paints.map((paint) => paint.toFixed(0)).join(' ')} ms, ${ratio.toFixed(2)} × bare  ` +
        `CLS ${shift}  ${[...faults].join(' · ')}`,
    );
  }
} finally {
  await endAll();
}
process.exitCode = failures > 0 ? 1 : 0;
