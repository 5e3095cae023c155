import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroOrmRepository, type Keyset } from '@site/api-platform';
import { anEdit, describeRepository } from '@site/api-kernel/testing';
import { freshDatabase, type FreshDatabase } from '@site/api-platform/testing';
import { Publication, type PublicationDraft } from './domain/publication';
import { PostgresDownloadCounter } from './infrastructure/persistence/postgres-download-counter';
import { PublicationSchema } from './infrastructure/persistence/publication.mapping';
import { PostgresPublicationReader } from './infrastructure/persistence/publication.reader';
import { aDraft, aPublication } from './testing';

let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = await freshDatabase([PublicationSchema]);
});
afterAll(() => fresh.close());
beforeEach(() => fresh.database.query('delete from publications'));

const repository = () => new MikroOrmRepository(fresh.orm, Publication);
const reader = () => new PostgresPublicationReader(fresh.database);
const counter = () => new PostgresDownloadCounter(fresh.database);
const edit = anEdit(new Date('2026-03-02T09:00:00.000Z'));

async function stored(changes: Partial<PublicationDraft> = {}): Promise<Publication> {
  const publication = aPublication(changes);
  await repository().add(publication);
  return publication;
}

describe('publications in PostgreSQL', () => {
  describeRepository({
    repository,
    entity: () => aPublication(),
    revise: (publication) =>
      publication.revise(aDraft({ title: { fr: 'Autre titre', en: 'Another' }, type: 'Manuel' }), edit),
  });
});

describe('the count of downloads', () => {
  it('is no change of the record: its version stays, and an edit that was begun before succeeds', async () => {
    const { id } = await stored();
    const publications = repository();
    const begun = await publications.get(id);
    await counter().add(id, 3);
    expect(await reader().one(id)).toMatchObject({ version: 1, publication: { downloads: 3 } });
    begun.revise(aDraft({ date: '2026' }), edit);
    await publications.save(begun);
    expect(await reader().one(id)).toMatchObject({
      version: 2,
      publication: { date: '2026', downloads: 3 },
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
    expect(await reader().one(id)).toMatchObject({ version: 6, publication: { downloads: 100 } });
  });

  it('of a publication that is gone is kept nowhere', async () => {
    const publication = await stored();
    await repository().remove(publication);
    await counter().add(publication.id, 1);
    expect(await reader().one(publication.id)).toBeUndefined();
  });
});

describe('reading publications as rows', () => {
  const everything = { size: 100 };
  const found = async (search: string) => (await reader().list({ ...everything, search })).total;

  it('shows the columns of the specification, and the version apart', async () => {
    const publication = await stored({ fileSize: '2.40 MB' });
    expect(await reader().one(publication.id)).toEqual({
      version: 1,
      publication: {
        id: publication.id,
        title_fr: 'Guide des points d’eau',
        title_en: 'Guide to water points',
        description_fr: 'Choisir et entretenir un forage.',
        description_en: 'Choosing and maintaining a borehole.',
        type: 'Guide',
        category: 'WASH',
        language: 'FR',
        date: '2024',
        file_url: null,
        file_size: '2.40 MB',
        downloads: 0,
        created_at: publication.createdAt.toISOString().replace('Z', '000Z'),
      },
    });
  });

  it('pages through everything newest first, each publication once', async () => {
    const publications: Publication[] = [];
    for (let number = 0; number < 7; number += 1) publications.push(await stored());
    expect(await walk(undefined)).toEqual(publications.map(({ id }) => id).reverse());
  });

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

  it('finds words of titles, descriptions, type and category, without case and accents', async () => {
    await stored({ title: { fr: 'Crues', en: 'Floods' }, type: 'Étude', category: 'GIRE' });
    await stored({ description: { fr: 'Pluies à 100 %', en: 'Rain' }, type: 'Article', category: 'Climat' });
    for (const search of ['CRUES', 'floods', 'etude', 'gire crues', 'pluies article', '100 %', 'climat']) {
      expect([search, await found(search)]).toEqual([search, 1]);
    }
    for (const search of ['crues climat', '_', `'); drop table publications;--`]) {
      expect([search, await found(search)]).toEqual([search, 0]);
    }
  });

  it('filters by type, category and language, whatever their case and accents', async () => {
    await stored({ type: 'étude', category: 'wash', language: 'fr' });
    await stored({ type: 'Guide', category: 'GIRE', language: 'Bilingue' });
    const total = async (filter: object) => (await reader().list({ ...everything, ...filter })).total;
    expect(await total({ type: 'ETUDE' })).toBe(1);
    expect(await total({ category: 'WASH' })).toBe(1);
    expect(await total({ language: 'FR' })).toBe(1);
    expect(await total({ type: 'Guide', category: 'gire', language: 'bilingue' })).toBe(1);
    expect(await total({ type: 'Guide', language: 'FR' })).toBe(0);
  });

  it('keeps the total exact through parallel creates, deletes and downloads', async () => {
    const publications = await Promise.all(Array.from({ length: 30 }, () => stored()));
    await Promise.all([
      ...publications.slice(0, 12).map((publication) => repository().remove(publication)),
      ...publications.slice(12).map(({ id }) => counter().add(id, 1)),
    ]);
    expect((await reader().list({ size: 1 })).total).toBe(18);
  });

  async function walk(sort: { by: string; descending: boolean } | undefined): Promise<string[]> {
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
