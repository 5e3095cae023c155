import { describe, expect, it } from '@jest/globals';
import { PostgresContentReader } from '@site/api-platform/content';
import { PROJECTS } from '@site/vocabulary';
import { formerOfSuite } from './testing/suite';

const ID = '01900000-0000-7000-9000-000000000001';
const MARKED = '1998. Création\n2004. Extension *\n\n- 5 * 3 * 2, **Eau** _et_ [sol](/x)\n# fin';
const ADDRESS = 'Voir https://example.org aussi.\nFin - ou non : +225.';
/** The second version of the record, and one that lies in the bin. */
const FORMER = ['snake_case_ et _autre_', '- au bord'];

const { former, query } = formerOfSuite('20261201-unformatted-texts');

const insert = (id: string, fr: string, en: string) =>
  query(
    `insert into projects (id, title_fr, title_en, description_fr, description_en, category, location, date,
       beneficiaries, status, image_url, created_at, edited_at)
     values ($1, 'Étude', 'Study', $2, $3, 'GIRE', 'Bouaflé', '2024', '12', 'ongoing', null, now(), now())`,
    [id, fr, en],
  );
const described = async (form: 'html' | 'plain', fr: string) => {
  await query('update projects set description_fr = $2 where id = $1', [ID, fr]);
  const found = await new PostgresContentReader(former.database, PROJECTS).one(ID, 'visitors', form);
  return found?.value.description_fr;
};

describe('texts of before they could be formatted', () => {
  it('are kept, and stand as they were typed wherever they come back', async () => {
    const other = ID.replace(/1$/, '2');
    await insert(ID, FORMER[0]!, ADDRESS);
    await query('update projects set description_fr = $2 where id = $1', [ID, MARKED]);
    await insert(other, FORMER[1]!, 'x');
    await query('delete from projects where id = $1', [other]);
    const stored = () =>
      query<{
        fields: Record<string, unknown>;
      }>(`select to_jsonb(projects) as fields from projects union all select fields from binned_records
        union all (select fields from record_versions order by kind, record, version)`);
    const before = await stored();

    await former.upgrade();

    // Later steps add columns, and search in some of them.
    expect(await stored()).toEqual(
      before.map(({ fields: { search_text: _, ...fields } }) => ({
        fields: expect.objectContaining(fields),
      })),
    );
    const reader = new PostgresContentReader(former.database, PROJECTS);
    const { value } = (await reader.one(ID, 'visitors', 'html'))!;
    expect(value.description_fr).toBe(
      '<p>1998. Création\n2004. Extension *</p><p>- 5 * 3 * 2, **Eau** _et_ [sol](/x)\n# fin</p>',
    );
    // A link that works is no harm.
    expect(value.description_en).toMatch(/^<p>Voir <a href="https:\/\/example\.org"[^>]+>[^<]+<\/a> aussi/);
    for (const text of [MARKED, ...FORMER]) {
      expect(await described('html', text)).toMatch(/^<p>[^<]+(?:<\/p><p>[^<]+)?<\/p>$/);
      expect(await described('plain', text)).toBe(text);
    }
  });

  it('are formatted once they are written anew', async () => {
    expect(await described('html', `${MARKED}.`)).toContain('<strong>Eau</strong>');
    expect(await described('plain', `${MARKED}.`)).not.toContain('**');
  });

  it('are few: what has no marks is not remembered', async () => {
    expect(await query('select count(*)::int as texts from unformatted_texts')).toEqual([{ texts: 3 }]);
  });
});
