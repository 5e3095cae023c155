import { median, quantile } from './quantiles.ts';
import type { WholeProduct } from './whole-product.ts';

const SAMPLES = 500;
const UNKNOWN = '01900000-0000-7000-9000-000000000000';
/** Of the time of a 404, how much one of a hidden record may be away from one of no record. */
const LIMIT = 0.05;

/** Whether the time of a 404 tells that there is a record, hidden or in the bin: it is asked in turns with one that never was. */
export async function unseen(product: WholeProduct, samples = SAMPLES): Promise<number> {
  await product.start();
  const ids = Array.from({ length: 2 }, () => crypto.randomUUID());
  await product.query(
    `insert into projects (id, title_fr, title_en, description_fr, description_en, category, location, date, beneficiaries,
       status, created_at, edited_at, hidden)
     select id, 'Étude', 'Study', 'Bilan', 'Balance', 'GIRE', 'Bouaflé', '2024', '12 000 habitants', 'ongoing', now(), now(), true
     from unnest($1::uuid[]) id`,
    [ids],
  );
  const binned = ids[1] ?? '';
  const headers = { Authorization: `Bearer ${await product.signIn()}`, 'If-Match': '*' };
  await fetch(`${product.url}/api/v1/projects/${binned}`, { method: 'DELETE', headers });
  const asked = { unknown: UNKNOWN, hidden: ids[0] ?? '', 'in the bin': binned };
  let failed = 0;
  for (const place of ['/api/v1/projects', '/projects']) {
    const times = new Map(Object.keys(asked).map((name) => [name, [] as number[]]));
    for (let round = -20; round < samples; round += 1)
      for (const [name, id] of Object.entries(asked).toSorted(() => Math.random() - 0.5)) {
        const began = performance.now();
        const response = await fetch(`${product.url}${place}/${id}`);
        await response.arrayBuffer();
        if (round >= 0) times.get(name)?.push(performance.now() - began);
        if (response.status !== 404) throw new Error(`${place}, ${name}: ${response.status}`);
      }
    const none = median(times.get('unknown') ?? []);
    for (const [name, taken] of times) {
      const away = median(taken) / none - 1;
      if (place.startsWith('/api') && Math.abs(away) > LIMIT) failed += 1;
      console.log(
        `${place.padEnd(18)} ${name.padEnd(12)} ${median(taken).toFixed(3)} ms in the middle, ` +
          `${quantile(taken, 0.95).toFixed(3)} for 95 %, ${(away * 100).toFixed(1)} % away`,
      );
    }
  }
  return failed === 0 ? 0 : 1;
}
