import { expect, it } from '@jest/globals';
import { formerOfSuite } from './testing/suite';

const { former, query } = formerOfSuite('20261125-returns-from-bin');

it('Versions by which records came back from the bin are told apart from those that changed nothing', async () => {
  const id = '01900000-0000-7000-8000-000000000001';
  await query(
    `insert into projects (id, title_fr, title_en, description_fr, description_en, category, location, date,
     beneficiaries, status, created_at, edited_at)
     values ($1, 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'ongoing', now(), now())`,
    [id],
  );
  await query('update projects set version = 2, edited_at = now() where id = $1', [id]);
  await query('delete from projects where id = $1', [id]);
  await query(`select from restore_binned('projects', $1, null)`, [id]);
  await query('update projects set version = 4, edited_at = now() where id = $1', [id]);
  await former.upgrade();
  await query('delete from projects where id = $1', [id]);
  await query(`select from restore_binned('projects', $1, null)`, [id]);
  expect(await query('select version, from_bin from record_versions order by version')).toEqual([
    { version: 1, from_bin: false },
    { version: 2, from_bin: false },
    { version: 3, from_bin: true },
    { version: 4, from_bin: false },
    { version: 5, from_bin: true },
  ]);
});
