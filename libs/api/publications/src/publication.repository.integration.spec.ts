import { beforeEach, describe, expect, it } from '@jest/globals';
import { databaseOfSuite } from '@site/api-platform/testing';
import { PostgresContentReader } from '@site/api-platform/content';
import type { Keyset } from '@site/api-platform/http';
import { MikroOrmRepository } from '@site/api-platform/persistence';
import { anEdit } from '@site/api-kernel/testing';
import { describeContentRows } from '@site/api-platform/testing/content';
import { PUBLICATIONS, type PublicationDraft } from '@site/vocabulary';
import { Publication } from './domain/publication';
import { PostgresDownloadCounter } from './infrastructure/persistence/postgres-download-counter';
import { PublicationSchema } from './infrastructure/persistence/publication.mapping';
import { PUBLICATION_TABLE } from './infrastructure/persistence/publication.reader';
import { aDraft, aPublication } from './testing';

const fresh = databaseOfSuite([PublicationSchema]);

beforeEach(() => fresh.database.query('delete from publications'));

const repository = () => new MikroOrmRepository(fresh.orm, Publication);
const reader = () => new PostgresContentReader(fresh.database, PUBLICATIONS, PUBLICATION_TABLE);
const counter = () => new PostgresDownloadCounter(fresh.database);
const edit = anEdit(new Date('2026-03-02T09:00:00.000Z'));

async function stored(changes: Partial<PublicationDraft> = {}): Promise<Publication> {
  const publication = aPublication(changes);
  await repository().add(publication);
  return publication;
}

describeContentRows({
  kind: PUBLICATIONS,
  class: Publication,
  database: () => fresh,
  reader,
  more: { downloads: 0 },
});

describe('the count of downloads', () => {
  it('is no change of the record: its version stays, and an edit that was begun before succeeds', async () => {
    const { id } = await stored();
    const publications = repository();
    const begun = await publications.get(id);
    await counter().add(id, 3);
    expect(await reader().one(id)).toMatchObject({ version: 1, value: { downloads: 3 } });
    begun.revise(aDraft({ date: '2026' }), edit);
    await publications.save(begun);
    expect(await reader().one(id)).toMatchObject({
      version: 2,
      value: { date: '2026', downloads: 3 },
    });
  });

  it('is exact however many count at once, and while the record is edited', async () => {
    const { id } = await stored();
    const publications = repository();
    const edits = async (): Promise<void> => {
      for (const date of ['1', '2', '3', '4', '5']) {
        const publication = await publications.get(id);
        publication.revise(aDraft({ date }), edit);
        await publications.save(publication);
      }
    };
    await Promise.all([edits(), ...Array.from({ length: 100 }, () => counter().add(id, 1))]);
    expect(await reader().one(id)).toMatchObject({ version: 6, value: { downloads: 100 } });
  });

  it('of a publication that is gone is kept nowhere', async () => {
    const publication = await stored();
    await repository().remove(publication);
    await counter().add(publication.id, 1);
    expect(await reader().one(publication.id)).toBeUndefined();
  });
});

describe('reading publications as rows', () => {
  it('pages through the order of downloads both ways', async () => {
    const ids: string[] = [];
    for (const downloads of [5, 100, 0, 5, 20]) {
      const { id } = await stored();
      ids.push(id);
      await counter().add(id, downloads);
    }
    const [five, hundred, none, alsoFive, twenty] = ids;
    const expected = [none, five, alsoFive, twenty, hundred];
    expect(await walk({ by: 'downloads', descending: false })).toEqual(expected);
    expect(await walk({ by: 'downloads', descending: true })).toEqual(expected.toReversed());
  });

  async function walk(sort: { by: string; descending: boolean }): Promise<string[]> {
    const seen: string[] = [];
    let after: Keyset | undefined;
    do {
      const page = await reader().list({ size: 3, after, sort });
      seen.push(...page.items.map(({ id }) => id));
      after = page.next;
    } while (after !== undefined);
    return seen;
  }
});
