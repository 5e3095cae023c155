import { aProject } from '../../apps/api/src/testing/sample-content.ts';
import { residentMegabytes } from '../bench/processes.ts';
import { watching } from './export.ts';
import type { WholeProduct } from './whole-product.ts';

const ROWS = 10_000;
const IMPORTED = 1_000;
const TEXT = 'Bilan de la ressource, débits de crue et d’étiage. '.repeat(12);
const FORMATS = ['csv', 'json'] as const;

/** All projects as a file and a thousand of them back: how long it takes, who waits meanwhile, and how much memory it needs. */
export async function transfer(product: WholeProduct, rows = ROWS): Promise<number> {
  await product.start();
  // A version and a line of the journal each would take minutes, and are not exported.
  await product.query('alter table projects disable trigger user');
  await product.query(
    `insert into projects (id, title_fr, title_en, description_fr, description_en, category, location, date, beneficiaries,
       status, created_at, edited_at)
     select gen_random_uuid(), 'Étude ' || n, 'Study ' || n, $2, $2, 'GIRE', 'Bouaflé', '2024', '12 000 habitants',
       'ongoing', now() - n * interval '1 second', now() from generate_series(1, $1::int) n`,
    [rows, TEXT],
  );
  await product.query('alter table projects enable trigger user; analyze projects');
  const pid = product.apiPid;
  const call = async (path: string, asked: RequestInit = {}) => {
    const headers = { Authorization: `Bearer ${await product.signIn()}`, ...asked.headers };
    const watch = watching(product, pid);
    const began = performance.now();
    const response = await fetch(`${product.url}/api/v1/projects/${path}`, { ...asked, headers });
    let [bytes, lines] = [0, 0];
    const first: Uint8Array[] = [];
    for await (const piece of response.body ?? []) {
      if (bytes < 1e6) first.push(piece);
      bytes += piece.length;
      for (const byte of piece) if (byte === 10) lines += 1;
    }
    const took = performance.now() - began;
    const { waits, peak } = await watch();
    console.log(
      `${path.padEnd(36)} ${response.status}: ${(bytes / 1e6).toFixed(1)} MB, ${lines} lines in ${took.toFixed(0)} ms; others waited ` +
        `${waits.toFixed(0)} ms at most; RSS ${peak.toFixed(0)} MB at most`,
    );
    return { ok: response.ok, peak, text: Buffer.concat(first).toString() };
  };
  console.log(`${rows} projects, RSS ${residentMegabytes(pid).toFixed(0)} MB before`);
  let well = true;
  for (const format of FORMATS) {
    const few = await call(`export?format=${format}&q=${encodeURIComponent('Étude 999')}`);
    const all = await call(`export?format=${format}`);
    well &&= few.ok && all.ok;
  }
  const body = JSON.stringify(
    Array.from({ length: IMPORTED }, (_, n) =>
      aProject({
        title_fr: `Forage ${n}`,
        title_en: `Well ${n}`,
        description_fr: TEXT,
        description_en: TEXT,
      }),
    ),
  );
  const headers = { 'Content-Type': 'application/json' };
  for (const dryRun of [true, false]) {
    const { ok, text } = await call(`import?dry_run=${dryRun}`, { method: 'POST', headers, body });
    console.log(`${' '.repeat(37)}${text.slice(0, 120)}`);
    well &&= ok && (JSON.parse(text) as { created: number }).created === IMPORTED;
  }
  return well ? 0 : 1;
}
