import { beforeEach, describe, expect, it } from '@jest/globals';
import { databaseOfSuite } from '@site/api-platform/testing';
import { PostgresContentReader } from '@site/api-platform/content';
import type { Keyset } from '@site/api-platform/http';
import { MikroOrmRepository } from '@site/api-platform/persistence';
import { describeContentRows } from '@site/api-platform/testing/content';
import { Partner } from './domain/partner';
import { PartnerSchema } from './infrastructure/persistence/partner.mapping';
import { PARTNERS } from '@site/vocabulary';
import { aPartner } from './testing';

const fresh = databaseOfSuite([PartnerSchema]);

beforeEach(() => fresh.database.query('delete from partners'));

const repository = () => new MikroOrmRepository(fresh.orm, Partner);
const reader = () => new PostgresContentReader(fresh.database, PARTNERS);
async function stored(...drafts: readonly Parameters<typeof aPartner>[0][]): Promise<Partner[]> {
  const partners = drafts.map((draft) => aPartner(draft));
  for (const partner of partners) await repository().add(partner);
  return partners;
}

describeContentRows({ kind: PARTNERS, class: Partner, database: () => fresh });

describe('partners in PostgreSQL', () => {
  it('refuses a number of projects below none, whoever writes it', async () => {
    await stored({});
    await expect(fresh.database.query('update partners set projects_count = -1')).rejects.toThrow(
      /partners_projects_count_whole/,
    );
  });
});

describe('reading partners as rows', () => {
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
});
