import { expect, it } from '@jest/globals';
import { formerOfSuite } from './testing/suite';

const nameOf = (digit: string): string => `${digit.repeat(32)}.jpg`;
const urlOf = (digit: string): string => `/files/project-images/${nameOf(digit)}`;

const { former, query } = formerOfSuite('20261125-files-after-use');

it('shows of files that records stopped using before only what a version showed to everybody', async () => {
  for (const digit of '1234') {
    await query(
      `insert into files (id, bucket, name, original_name, content_type, size, sha256, uploaded_at)
       values (gen_random_uuid(), 'project-images', $1, 'a.jpg', 'image/jpeg', 1, decode(repeat('ab', 32), 'hex'), now())`,
      [nameOf(digit)],
    );
  }
  const add = (url: string, hidden: boolean) =>
    query(
      `insert into projects (id, title_fr, title_en, description_fr, description_en, category, location, date,
       beneficiaries, status, image_url, hidden, created_at, edited_at)
       values (gen_random_uuid(), 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'ongoing', $1, $2, now(), now())`,
      [url, hidden],
    );
  await add(urlOf('1'), false);
  await add(urlOf('2'), true);
  await query('update projects set image_url = null');
  await add(urlOf('3'), false);
  await query('delete from projects where image_url = $1', [urlOf('3')]);
  await query('delete from binned_records');

  await former.upgrade();

  const shown = await query('select left(name, 1) as file, shown_last from files order by name');
  expect(shown).toEqual([
    { file: '1', shown_last: true },
    { file: '2', shown_last: false },
    { file: '3', shown_last: false },
    { file: '4', shown_last: true },
  ]);
});
