import { describe, expect, it } from '@jest/globals';
import { databaseOfSuite } from '@site/api-platform/testing';
import { MikroOrmRepository } from '@site/api-platform/persistence';
import { NewsItem } from './domain/news-item';
import { NewsItemSchema } from './infrastructure/persistence/news-item.mapping';
import { PostgresNewsReader } from './infrastructure/persistence/news.reader';
import { describeSlugs } from './testing/slug-contract';
import { aNewsItem } from './testing';

const fresh = databaseOfSuite([NewsItemSchema]);

describe('slugs of news in PostgreSQL', () => {
  describeSlugs(async () => {
    await fresh.database.query('delete from news');
    await fresh.database.query('delete from binned_records');
    await fresh.database.query('delete from removed_records');
    return {
      repository: new MikroOrmRepository(fresh.orm, NewsItem),
      reader: new PostgresNewsReader(fresh.database),
    };
  });

  it('are not changed by a statement either, and a backup brings its own', async () => {
    const item = aNewsItem();
    await new MikroOrmRepository(fresh.orm, NewsItem).add(item);
    const [row] = await fresh.database.query<{ slug: string }>(
      `update news set slug = 'other', title_fr = 'Barrage' where id = $1 returning slug`,
      [item.id],
    );
    expect(row?.slug).toBe(item.slug);
    const [back] = await fresh.database.query<{ slug: string }>(
      `insert into news (id, slug, title_fr, title_en, content_fr, content_en, published_at, edited_at)
       values (gen_random_uuid(), 'as-it-was', 'Barrage', 'Dam', 'x', 'x', now(), now()) returning slug`,
    );
    expect(back?.slug).toBe('as-it-was');
  });

  it('leave no word of a removed item behind', async () => {
    const repository = new MikroOrmRepository(fresh.orm, NewsItem);
    const item = aNewsItem();
    await repository.add(item);
    await repository.remove(item);
    const rows = await fresh.database.query<object>('select removed_records::text from removed_records');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/ouverture|barrage|digue/i);
  });
});
