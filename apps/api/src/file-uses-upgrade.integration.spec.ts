import { describe, expect, it } from '@jest/globals';
import { isRequired, PROJECTS, wireFields } from '@site/vocabulary';
import { formerOfSuite } from './testing/suite';

const nameOf = (digit: string): string => `${digit.repeat(32)}.jpg`;
const urlOf = (digit: string): string => `/files/project-images/${nameOf(digit)}`;

const { former, query } = formerOfSuite('20261121-file-uses');

describe('a database of before files were counted', () => {
  it('is counted as it is when it is brought up to date, and loses nothing for thirty days', async () => {
    for (const digit of '123') {
      await query(
        `insert into files (id, bucket, name, original_name, content_type, size, sha256, uploaded_at)
         values (gen_random_uuid(), 'project-images', $1, 'a.jpg', 'image/jpeg', 1, decode(repeat('ab', 32), 'hex'),
         now() - interval '1 year')`,
        [nameOf(digit)],
      );
    }
    const records = [urlOf('1'), urlOf('1'), urlOf('2'), urlOf('9'), 'https://example.org/a.jpg', null];
    for (const url of records) {
      await query(
        `insert into projects (id, title_fr, title_en, description_fr, description_en, category, location, date,
         beneficiaries, status, image_url, created_at, edited_at)
         values (gen_random_uuid(), 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'ongoing', $1, now(), now())`,
        [url],
      );
    }
    const all = `select to_jsonb(projects) - 'search_text' as said from projects order by id`;
    const before = await query<{ said: object }>(all);

    await former.upgrade();

    const unsaid = wireFields(PROJECTS.fields).filter(({ field }) => !isRequired(field));
    const added = Object.fromEntries(unsaid.map(({ name }) => [name, null]));
    expect(await query(all)).toEqual(
      before.map(({ said }) => ({
        said: { ...added, ...said, hidden: false, english_outdated: false, featured: false },
      })),
    );
    const counted = await query(
      `select left(name, 1) as file, uses, unused_since > now() - interval '1 minute' as from_now_on
       from files order by name`,
    );
    expect(counted).toEqual([
      { file: '1', uses: 2, from_now_on: null },
      { file: '2', uses: 1, from_now_on: null },
      { file: '3', uses: 0, from_now_on: true },
    ]);
  });

  it('lets a record go, and change, whose file was gone before', async () => {
    const [{ id } = { id: '' }] = await query<{ id: string }>(
      'select id from projects where image_url = $1',
      [urlOf('9')],
    );
    await query(`update projects set title_fr = 'b' where id = $1`, [id]);
    await query('delete from projects where id = $1', [id]);
    await query('delete from projects');
    const left = await query('select from files where uses = 0 and unused_since is not null');
    expect(left).toHaveLength(3);
  });
});
