import { beforeEach, describe, expect, it } from '@jest/globals';
import { databaseOfSuite } from '@site/api-platform/testing';
import { MikroOrmRepository, type PageRequest } from '@site/api-platform/persistence';
import { describeContentRows } from '@site/api-platform/testing/content';
import { Project } from './domain/project';
import { ProjectSchema } from './infrastructure/persistence/project.mapping';
import { PostgresContentReader } from '@site/api-platform/content';
import { PROJECTS } from '@site/vocabulary';
import { aProject } from './testing';

const fresh = databaseOfSuite([ProjectSchema]);

beforeEach(() => fresh.database.query('delete from projects'));

const repository = () => new MikroOrmRepository(fresh.orm, Project);
const reader = () => new PostgresContentReader(fresh.database, PROJECTS);

describeContentRows({ kind: PROJECTS, class: Project, database: () => fresh });

describe('reading projects as rows', () => {
  const everything = { size: 100, after: undefined };

  it('finds without case and accents, in either language, and takes wildcards as they are', async () => {
    await repository().add(aProject({ title: { fr: 'Étude du bassin', en: 'Basin study' } }));
    await repository().add(aProject({ title: { fr: 'Forage 100 %', en: 'Borehole 100%' } }));
    const found = async (search: string) => (await reader().list({ ...everything, search })).total;
    expect(await found('etude')).toBe(1);
    expect(await found('BASIN')).toBe(1);
    expect(await found('100%')).toBe(1);
    expect(await found('%')).toBe(1);
    expect(await found('_')).toBe(0);
    expect(await found(`'); drop table projects;--`)).toBe(0);
  });

  it('finds by words that stand apart, with typographic apostrophes and ligatures', async () => {
    await repository().add(aProject({ title: { fr: 'Étude de l’eau du bassin', en: 'Œuvre study' } }));
    const found = async (search: string) => (await reader().list({ ...everything, search })).total;
    expect(await found("l'eau etude")).toBe(1);
    expect(await found('oeuvre')).toBe(1);
    expect(await found('etude barrage')).toBe(0);
    const many = 'etude de l’eau du bassin œuvre study a b d e i l n o r s t u';
    expect([await found(many), await found(`${many} zq`)]).toEqual([1, 0]);
  });

  it('sorts without case and accents, and pages through that order both ways', async () => {
    const titles = ['Zone', 'étude', 'Eau', 'ecole', 'Étude', 'digue'];
    for (const fr of titles) await repository().add(aProject({ title: { fr, en: fr } }));
    const walk = async (descending: boolean) => {
      const seen: string[] = [];
      const sort = { by: 'title_fr', descending };
      let after: PageRequest['after'];
      do {
        const page = await reader().list({ size: 2, after, sort });
        expect(Object.keys(page.items[0] ?? {})).not.toContain('place_in_order');
        seen.push(...page.items.map(({ title_fr }) => title_fr.toLowerCase()));
        after = page.next;
      } while (after !== undefined);
      return seen;
    };
    const expected = ['digue', 'eau', 'ecole', 'étude', 'étude', 'zone'];
    expect(await walk(false)).toEqual(expected);
    expect(await walk(true)).toEqual(expected.toReversed());
    const third = await reader().list({ size: 2, skip: 4, sort: { by: 'title_fr', descending: false } });
    expect(third.items.map(({ title_fr }) => title_fr.toLowerCase())).toEqual(['étude', 'zone']);
    expect(third).toMatchObject({ total: 6, next: undefined });
  });

  it('filters by category, whatever its case, and by status', async () => {
    await repository().add(aProject({ category: 'wash', status: 'planned' }));
    await repository().add(aProject({ category: 'GIRE', status: 'ongoing' }));
    expect((await reader().list({ ...everything, category: 'WASH' })).items).toHaveLength(1);
    expect((await reader().list({ ...everything, status: 'ongoing' })).items).toHaveLength(1);
    expect((await reader().list({ ...everything, category: 'WASH', status: 'ongoing' })).total).toBe(0);
  });
});
