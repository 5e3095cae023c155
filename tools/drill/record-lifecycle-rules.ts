import type { WholeProduct } from './whole-product.ts';

/** Records that are changed together. */
export const TOGETHER = 100;

/** How often each act was answered as done; those of many records count once. */
export interface Acknowledged {
  saved: number;
  wentBack: number;
  deleted: number;
  restored: number;
  /** Together, or shown again. */
  hidden: number;
  /** Together. */
  binned: number;
  /** Together. */
  unbinned: number;
}

const BROKEN: Readonly<Record<string, string>> = {
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
  'deletions that are not in the journal, or too much in it': `
    select abs((select count(*) from journal where kind = 'projects' and deed = 'withdrawn') -
      (select count(*) from content_changes where kind = 'projects' and version is null))::int as amount`,
  'records in the bin and on the site at once, or in neither': `
    select abs(count(*) - ${TOGETHER + 1})::int as amount
      from (select id from projects union all select id from binned_records) everywhere`,
  'acts on many that were done to some only': `
    select (count(distinct place) - 1)::int as amount from (
      select 'site, ' || hidden || ', ' || version as place from projects where title_fr like 'Ensemble%' union all
      select 'bin, ' || (fields ->> 'version') from binned_records where fields ->> 'title_fr' like 'Ensemble%') places`,
  'totals that are wrong': `
    select abs(total - (select count(*) from projects))::int as amount from content_totals where kind = 'projects'`,
};

/** Acts in the journal, those on the one record and those on the many. */
const DONE = `select deed, alone, count(*)::int as amount
  from journal, lateral (select record in (
    select record from record_versions where fields ->> 'title_fr' like 'Seul%') as alone) which
  where kind = 'projects' group by 1, 2`;

/** @returns what holds no more, a line each */
export async function brokenRules(product: WholeProduct): Promise<string[]> {
  const broken: string[] = [];
  for (const [rule, text] of Object.entries(BROKEN)) {
    const [row] = await product.query<{ amount: number }>(text);
    if (row?.amount !== 0) broken.push(`${row?.amount ?? 'no answer:'} ${rule}`);
  }
  return broken;
}

/** @returns what was answered as done and is not there, a line each */
export async function acknowledgedButLost(product: WholeProduct, done: Acknowledged): Promise<string[]> {
  const rows = await product.query<{ deed: string; alone: boolean; amount: number }>(DONE);
  const noted = (of: { readonly alone: boolean }, ...deeds: string[]) =>
    rows
      .filter(({ deed, alone }) => alone === of.alone && deeds.includes(deed))
      .reduce((sum, { amount }) => sum + amount, 0);
  const [one, many] = [{ alone: true }, { alone: false }];
  const missing = {
    saves: done.saved - noted(one, 'revised'),
    'deletions of the one': done.deleted - noted(one, 'withdrawn'),
    'restorations of the one': done.wentBack + done.restored - noted(one, 'restored'),
    'records hidden or shown together': done.hidden * TOGETHER - noted(many, 'hidden', 'shown'),
    'records deleted together': done.binned * TOGETHER - noted(many, 'withdrawn'),
    'records restored together': done.unbinned * TOGETHER - noted(many, 'restored'),
  };
  return Object.entries(missing).flatMap(([name, amount]) =>
    amount > 0 ? [`${amount} ${name} were lost`] : [],
  );
}
