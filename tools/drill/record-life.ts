import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { WholeProduct } from './whole-product.ts';

const ROUNDS = 20;
const TOGETHER = 100;
/** Milliseconds from the first write of a round to the kill. */
const KILL = { earliest: 200, latest: 1_500 };

interface Found {
  readonly rule: string;
  readonly amount: number;
}

const CHECKS: Readonly<Record<string, string>> = {
  'records without a version, or of another than the last kept one': `
    select count(*)::int as amount from projects p left join lateral
      (select version, fields from record_versions v where kind = 'projects' and record = p.id order by version desc limit 1)
      kept on true where kept.version is distinct from p.version
      or kept.fields ->> 'title_fr' is distinct from p.title_fr or (kept.fields ->> 'hidden')::boolean <> p.hidden`,
  'versions that were skipped': `
    select count(*)::int as amount from (select version - lag(version) over (partition by record order by version) as step
      from record_versions where kind = 'projects') steps where step > 1`,
  'acts that are not in the journal, or too much in it': `
    select abs((select count(*) from record_versions where kind = 'projects') -
      (select count(*) from journal where kind = 'projects' and deed <> 'withdrawn'))::int as amount`,
  'records in the bin and on the site at once, or in neither': `
    select abs(count(*) - ${TOGETHER + 1})::int as amount
      from (select id from projects union all select id from binned_records) everywhere`,
  'bulks that were done to some only': `
    select (count(distinct (hidden, version)) - 1)::int as amount from projects where title_fr like 'Ensemble%'`,
  'totals that are wrong': `
    select abs(total - (select count(*) from projects))::int as amount from content_totals where kind = 'projects'`,
};

/** Kills all processes under one who saves, one who deletes and restores, and one who hides a hundred records together. */
export async function recordLife(product: WholeProduct, rounds = ROUNDS): Promise<number> {
  await product.start();
  const headers = {
    Authorization: `Bearer ${await product.signIn()}`,
    'Content-Type': 'application/json',
  };
  const call = async (path: string, method = 'GET', body?: object, more = {}) => {
    const asked = { method, headers: { ...headers, ...more }, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(`${product.url}/api/v1/${path}`, asked);
    const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>;
    return { status: response.status, answer, tag: response.headers.get('etag') ?? '' };
  };
  const titled = (title: string) => ({
    ...{ title_fr: title, title_en: title, description_fr: 'd', description_en: 'd', category: 'WASH' },
    ...{ location: 'Korhogo', date: '2026', beneficiaries: '900', status: 'ongoing' },
  });
  const ids: string[] = [];
  for (let place = 0; place <= TOGETHER; place += 1)
    ids.push(
      String(
        (await call('projects', 'POST', titled(`${place ? 'Ensemble' : 'Seul'} ${place}`))).answer['id'],
      ),
    );
  const [alone = '', ...together] = ids;
  const done = { saved: 0, deleted: 0, restored: 0, bulks: 0 };
  const findings: Found[] = [];

  for (let round = 1; round <= rounds; round += 1) {
    let over = false;
    const forever = async (work: () => Promise<void>): Promise<void> => {
      while (!over) await work().catch(() => pause(5));
    };
    const single = forever(async () => {
      const { tag } = await call(`projects/${alone}`);
      const saved = await call(`projects/${alone}`, 'PUT', titled(`Seul ${randomInt(1e9)}`), {
        'If-Match': tag,
      });
      if (saved.status === 200) done.saved += 1;
      if ((await call(`projects/${alone}`, 'DELETE', undefined, { 'If-Match': '*' })).status === 204)
        done.deleted += 1;
      if ((await call(`bin/projects/${alone}/restore`, 'POST')).status === 200) done.restored += 1;
    });
    const many = forever(async () => {
      const { answer } = await call('projects?limit=100&q=Ensemble');
      const [first] = answer['items'] as { hidden: boolean }[];
      const one = await call(`projects/${together[0]}`);
      const version = Number(/\d+/.exec(one.tag)?.[0]);
      const act = first?.hidden ? 'show' : 'hide';
      const records = together.map((id) => ({ id, version }));
      if ((await call('projects/bulk', 'POST', { act, records })).status === 200) done.bulks += 1;
    });
    await pause(randomInt(KILL.earliest, KILL.latest));
    over = true;
    await product.kill();
    await Promise.all([single, many]);
    await product.start();
    for (const [rule, text] of Object.entries(CHECKS)) {
      const [row] = await product.query<{ amount: number }>(text);
      if (row?.amount !== 0) findings.push({ rule, amount: row?.amount ?? -1 });
    }
    console.log(`round ${round}: ${JSON.stringify(done)}, ${findings.length} findings`);
  }
  for (const { rule, amount } of findings) console.log(`${amount} ${rule}`);
  return findings.length === 0 && done.bulks > 0 && done.restored > 0 ? 0 : 1;
}
