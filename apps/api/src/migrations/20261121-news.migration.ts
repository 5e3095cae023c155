import { Migration } from '@mikro-orm/migrations';

/** News of the firm, by the date of their publication. */
export class NewsMigration extends Migration {
  override up(): void {
    this.addSql(NEWS);
  }
}

const NEWS = `
create table news (
  id uuid not null primary key,
  title_fr text not null,
  title_en text not null,
  content_fr text not null,
  content_en text not null,
  image_url varchar(500) null,
  published_at timestamptz(6) not null,
  edited_by uuid null references users (id) on delete set null,
  edited_at timestamptz(6) not null,
  version int not null default 1
);
create index news_newest_first on news (published_at, id);
create index news_edited_by on news (edited_by);
call watch_content('news');
call search_in('news', array['title_fr', 'title_en', 'content_fr', 'content_en']);
call sort_by('news', array['title_fr', 'title_en']);
`;
