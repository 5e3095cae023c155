import { beforeEach, expect, it } from '@jest/globals';
import type { Repository } from '@site/api-kernel';
import { anEdit } from '@site/api-kernel/testing';
import type { NewsItem } from '../domain/news-item';
import type { NewsReader } from '../infrastructure/persistence/news.reader';
import { aDraft, aNewsItem } from '../testing';

export interface NewsStore {
  readonly repository: Repository<NewsItem>;
  readonly reader: NewsReader;
}

const LONG = 'Des digues et des hommes le long du fleuve entre Bouaflé et Sinfra depuis la grande crue';

const titled = (fr: string, publishedAt = '2020-01-01') =>
  aNewsItem({ title: { fr, en: 'Works begin' }, publishedAt });

/** How items get their slugs, are found by them and leave them: the same in memory and in PostgreSQL. */
export function describeSlugs(emptyStore: () => Promise<NewsStore>): void {
  let store: NewsStore;

  beforeEach(async () => {
    store = await emptyStore();
  });

  async function add(item: NewsItem): Promise<NewsItem> {
    await store.repository.add(item);
    return item;
  }
  const slugGiven = async (title: string) => (await add(titled(title))).slug;
  const found = (slug: string, to: 'visitors' | 'editors' = 'visitors') =>
    store.reader.one(slug, to, undefined, 'slug');

  it.each([
    ['Ouverture du chantier', 'ouverture-du-chantier'],
    ['L’ÉTÉ à Bouaké : « 10 % d’œuvres » — ça coûte !', 'l-ete-a-bouake-10-d-oeuvres-ca-coute'],
    ['Œuvre', 'oeuvre'],
    ['  --Digue--  ', 'digue'],
    ['../../etc/passwd?x=1#<script>', 'etc-passwd-x-1-script'],
    ['e\u0301te\u0301', 'ete'],
    ['💧🌍', 'actualite'],
    ['مياه', 'actualite'],
    [LONG, 'des-digues-et-des-hommes-le-long-du-fleuve-entre-bouafle-et-sinfra-depuis-la'],
    ['x'.repeat(200), 'x'.repeat(80)],
  ])('%s is called %s', async (title, slug) => {
    expect(await slugGiven(title)).toBe(slug);
    expect((await found(slug))?.value).toMatchObject({ title_fr: title, slug });
  });

  it('numbers those that would be called the same', async () => {
    const titles = ['Digue', 'Digue 2', 'digue', 'DIGUE!', '💧', '🌍'];
    const slugs: string[] = [];
    for (const title of titles) slugs.push(await slugGiven(title));
    expect(slugs).toEqual(['digue', 'digue-2', 'digue-3', 'digue-4', 'actualite', 'actualite-2']);
  });

  it('gives twenty items of one title, written at once, twenty slugs', async () => {
    const items = await Promise.all(Array.from({ length: 20 }, () => add(titled('Digue'))));
    const numbers = Array.from({ length: 19 }, (_, index) => `digue-${index + 2}`);
    expect(items.map(({ slug }) => slug).toSorted()).toEqual(['digue', ...numbers].toSorted());
  });

  it('keeps the slug whatever the title becomes', async () => {
    const { id } = await add(titled('Digue'));
    const item = await store.repository.get(id);
    item.revise(aDraft({ title: { fr: 'Barrage', en: 'Dam' } }), anEdit());
    await store.repository.save(item);
    expect((await found('digue'))?.value).toMatchObject({ title_fr: 'Barrage', slug: 'digue' });
    expect(await found('barrage')).toBeUndefined();
  });

  it('finds an item to come for editors only', async () => {
    await add(titled('Demain', '2999-01-01'));
    expect(await found('demain')).toBeUndefined();
    expect((await found('demain', 'editors'))?.version).toBe(1);
  });

  it('remembers what was public and is removed, by both of its names', async () => {
    const item = await add(titled('Digue'));
    expect(await store.reader.wasRemoved('digue', 'slug')).toBe(false);
    await store.repository.remove(item);
    expect(await found('digue')).toBeUndefined();
    expect(await store.reader.wasRemoved('digue', 'slug')).toBe(true);
    expect(await store.reader.wasRemoved(item.id)).toBe(true);
    expect(await store.reader.wasRemoved(aNewsItem().id)).toBe(false);
  });

  it('remembers nothing of what never was public', async () => {
    const item = await add(titled('Demain', '2999-01-01'));
    await store.repository.remove(item);
    expect(await store.reader.wasRemoved('demain', 'slug')).toBe(false);
    expect(await store.reader.wasRemoved(item.id)).toBe(false);
  });

  it('gives nobody else the slug of an item that may come back', async () => {
    await store.repository.remove(await add(titled('Digue')));
    expect(await slugGiven('Digue')).toBe('digue-2');
    expect(await store.reader.wasRemoved('digue', 'slug')).toBe(true);
  });

  it('forgets the removal of a record that comes back', async () => {
    const item = await add(titled('Digue'));
    await store.repository.remove(item);
    const again = titled('Digue');
    await add(Object.assign(again, { id: item.id }));
    expect(await store.reader.wasRemoved(item.id)).toBe(false);
  });
}
