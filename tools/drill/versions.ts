import { setTimeout as pause } from 'node:timers/promises';
import { median, quantile } from './quantiles.ts';
import type { WholeProduct } from './whole-product.ts';

const VERSIONS = 100_000;
const ROUNDS = 100;
/** Milliseconds that 95 of 100 first pages of a history may take. */
const LONGEST = 100;
const RECORDS = 100;
/** Versions of a record that no upkeep erases. */
const NEWEST = 10;
/** Milliseconds within which the job that is queued is done. */
const PATIENCE = 180_000;

/** What versions cost: a hundred thousand of them, half of them one record's, until the daily job has erased them. */
export async function versions(product: WholeProduct, amount = VERSIONS): Promise<number> {
  await product.start();
  const prose = `substr(string_agg(md5(n || '.' || word::text), ' '), 1, 1500)`;
  await product.query(
    `insert into projects (id, title_fr, title_en, description_fr, description_en, category, location, date, beneficiaries,
       status, created_at, edited_at)
     select gen_random_uuid(), 'Étude hydrologique ' || n, 'Hydrological study ' || n, ${prose}, ${prose}, 'GIRE', 'Bouaflé',
       '2024', '12 000 habitants', 'ongoing', now() - n * interval '1 second', now()
     from generate_series(1, $1::int) n, generate_series(1, 46) word group by n`,
    [RECORDS],
  );
  const [record] = await product.query<{ id: string }>(
    'select id from projects order by created_at desc limit 1',
  );
  const headers = { Authorization: `Bearer ${await product.signIn()}` };
  const timed = async (path: string) => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now();
      const response = await fetch(`${product.url}/api/v1/${path}`, { headers });
      await response.text();
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      times.push(performance.now() - began);
    }
    return times;
  };
  const said = (times: readonly number[]) =>
    `${median(times).toFixed(1)} ms in the middle, ${quantile(times, 0.95).toFixed(1)} for 95 %, ${quantile(times, 1).toFixed(1)} at most`;
  const form = `projects/${record?.id}`;
  const before = await timed(form);
  const half = `select kind, record, version + place, fields, array['title_fr'], edited_by, edited_at from record_versions`;
  await product.query('alter table record_versions disable trigger user');
  await product.query(
    `insert into record_versions ${half}, generate_series(1, $1::int) place where record = $2 and version = 1`,
    [amount / 2, record?.id],
  );
  await product.query(
    `insert into record_versions ${half}, generate_series(1, $1::int) place where record <> $2 and version = 1`,
    [Math.floor(amount / 2 / (RECORDS - 1)), record?.id],
  );
  await product.query('alter table record_versions enable trigger user; analyze record_versions');
  const [size] = await product.query<{ rows: number; bytes: string }>(
    `select count(*)::int as rows, pg_total_relation_size('record_versions') as bytes from record_versions`,
  );
  await product.query(
    `select note('revised', 'projects', gen_random_uuid(), id) from users, generate_series(1, $1::int)`,
    [amount],
  );
  const [journal] = await product.query<{ each: number }>(
    `select pg_total_relation_size('journal')::float8 / count(*) as each from journal`,
  );
  const page = await timed(`${form}/versions?limit=20`);
  const open = await timed(form);
  const { seconds, meanwhile, left } = await upkeep(product, () => timed(form));
  console.log(`
versions   ${size?.rows}, half of them of one record; ${(Number(size?.bytes) / (size?.rows ?? 1)).toFixed(0)} bytes each with
           their indexes, of projects with two texts of 1,500 characters that hardly compress
journal    ${journal?.each.toFixed(0)} bytes an entry, with its indexes
form       ${said(before)} before, ${said(open)} with them
history    ${said(page)} for its first page
upkeep     ${seconds?.toFixed(1) ?? 'not done:'} s for the job that erases all but ${left}; a form meanwhile: ${said(meanwhile)}`);
  return quantile(page, 0.95) <= LONGEST && left === RECORDS * NEWEST ? 0 : 1;
}

/** Makes all versions too old, and queues the job of each day; an instance looks for it once a minute. */
async function upkeep<Times>(product: WholeProduct, openForm: () => Promise<Times>) {
  await product.query(`update record_versions set edited_at = now() - interval '26 months'`);
  await product.query(
    `insert into jobs.job (name, policy) select name, policy from jobs.queue where name = 'retention'`,
  );
  const seconds = async () =>
    (
      await product.query<{ seconds: number }>(
        `select extract(epoch from completed_on - started_on)::float8 as seconds from jobs.job
         where name = 'retention' and completed_on is not null`,
      )
    )[0]?.seconds;
  const begun = async () =>
    (await product.query(`select from jobs.job where name = 'retention' and started_on is not null`)).length >
    0;
  const end = performance.now() + PATIENCE;
  while (!(await begun()) && performance.now() < end) await pause(20);
  const meanwhile = await openForm();
  while ((await seconds()) === undefined && performance.now() < end) await pause(100);
  const [rows] = await product.query<{ left: number }>('select count(*)::int as left from record_versions');
  return { seconds: await seconds(), meanwhile, left: rows?.left };
}
