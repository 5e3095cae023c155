import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroOrmRepository, type Keyset } from '@site/api-platform';
import { anEdit, describeRepository } from '@site/api-kernel/testing';
import { freshDatabase, type FreshDatabase } from '@site/api-platform/testing';
import { Partner } from './domain/partner';
import { PartnerSchema } from './infrastructure/persistence/partner.mapping';
import { PostgresPartnerReader, type PartnerListRequest } from './infrastructure/persistence/partner.reader';
import { aDraft, aPartner } from './testing';

let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = await freshDatabase([PartnerSchema]);
});
afterAll(() => fresh.close());
beforeEach(() => fresh.database.query('delete from partners'));

const repository = () => new MikroOrmRepository(fresh.orm, Partner);
const reader = () => new PostgresPartnerReader(fresh.database);
const namesOf = async (request: Partial<PartnerListRequest>) =>
  (await reader().list({ size: 100, ...request })).items.map(({ name }) => name);

async function stored(...drafts: readonly Parameters<typeof aPartner>[0][]): Promise<Partner[]> {
  const partners = drafts.map((draft) => aPartner(draft));
  for (const partner of partners) await repository().add(partner);
  return partners;
}

describe('partners in PostgreSQL', () => {
  describeRepository({
    repository,
    entity: () => aPartner(),
    revise: (partner) =>
      partner.revise(
        aDraft({ name: 'Autre nom', websiteUrl: null, projectsCount: 0 }),
        anEdit(new Date('2026-03-02T09:00:00.000Z')),
      ),
  });

  it('refuses a number of projects below none, whoever writes it', async () => {
    await stored({});
    await expect(fresh.database.query('update partners set projects_count = -1')).rejects.toThrow(
      /partners_projects_count_whole/,
    );
  });
});

describe('reading partners as rows', () => {
  it('shows the columns of the specification, and the version apart', async () => {
    const [partner] = (await stored({ projectsCount: 2_147_483_647 })) as [Partner];
    expect(await reader().one(partner.id)).toEqual({
      version: 1,
      partner: {
        id: partner.id,
        name: 'Fonds imaginaire pour l’eau',
        type: 'ONG',
        country: 'Côte d’Ivoire',
        description_fr: 'Finance des points d’eau.',
        description_en: 'Funds water points.',
        logo_url: null,
        website_url: 'https://partner.example',
        projects_count: 2_147_483_647,
        created_at: partner.createdAt.toISOString().replace('Z', '000Z'),
      },
    });
  });

  it.each([
    ['newest first', undefined, ['D', 'C', 'B', 'A']],
    ['by number of projects', { by: 'projects_count', descending: false }, ['C', 'A', 'D', 'B']],
    ['by number of projects, most first', { by: 'projects_count', descending: true }, ['B', 'D', 'A', 'C']],
    ['by name', { by: 'name', descending: false }, ['A', 'B', 'C', 'D']],
  ])('pages through everything %s, each partner once', async (_, sort, names) => {
    const largest = 2_147_483_647;
    await stored(
      ...[7, largest, 0, largest - 1].map((projectsCount, index) => ({
        name: 'ABCD'.charAt(index),
        projectsCount,
      })),
    );
    const seen: string[] = [];
    let after: Keyset | undefined;
    do {
      const page = await reader().list({ size: 1, after, sort });
      expect(page.total).toBe(4);
      seen.push(...page.items.map(({ name }) => name));
      after = page.next;
    } while (after !== undefined);
    expect(seen).toEqual(names);
  });

  it('finds by name, type, country and description, in either language, without case and accents', async () => {
    await stored(
      { name: 'Réseau fictif', type: 'Université', country: 'Bénin' },
      { name: 'Banque inventée 100 %', description: { fr: 'Crédits', en: 'Loans for farmers' } },
    );
    for (const search of ['reseau', 'UNIVERSITE', 'benin', 'fictif benin']) {
      expect([search, await namesOf({ search })]).toEqual([search, ['Réseau fictif']]);
    }
    for (const search of ['credits', 'FARMERS', '100 %', '%']) {
      expect([search, await namesOf({ search })]).toEqual([search, ['Banque inventée 100 %']]);
    }
    for (const search of ['_', 'reseau farmers', `'); drop table partners;--`]) {
      expect([search, await namesOf({ search })]).toEqual([search, []]);
    }
  });

  it('filters by type and by country, whatever their case and accents', async () => {
    await stored(
      { name: 'A', type: 'Université', country: 'Côte d’Ivoire' },
      { name: 'B', type: 'ONG', country: 'Côte d’Ivoire' },
      { name: 'C', type: 'ONG', country: 'Ghana' },
    );
    expect(await namesOf({ type: 'universite' })).toEqual(['A']);
    expect(await namesOf({ country: "COTE D'IVOIRE" })).toEqual(['B', 'A']);
    expect(await namesOf({ type: 'ONG', country: 'ghana' })).toEqual(['C']);
    expect(await namesOf({ type: 'ONG', country: 'Togo' })).toEqual([]);
  });

  it('keeps the total exact through parallel creates and deletes', async () => {
    const partners = Array.from({ length: 30 }, () => aPartner());
    await Promise.all(partners.map((partner) => repository().add(partner)));
    await Promise.all(partners.slice(0, 12).map((partner) => repository().remove(partner)));
    expect((await reader().list({ size: 1 })).total).toBe(18);
  });
});
