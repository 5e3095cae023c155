import { Migration } from '@mikro-orm/migrations';

/** Publications of the firm and how often each was downloaded. */
export class PublicationsMigration extends Migration {
  override up(): void {
    this.addSql(PUBLICATIONS);
  }
}

const PUBLICATIONS = `
create table publications (
  id uuid not null primary key,
  title_fr text not null,
  title_en text not null,
  description_fr text not null,
  description_en text not null,
  type varchar(60) not null,
  category varchar(60) not null,
  language varchar(60) not null,
  date varchar(60) not null,
  file_url varchar(500) null,
  file_size varchar(20) null,
  downloads int not null default 0,
  created_at timestamptz(6) not null,
  edited_by uuid null references users (id) on delete set null,
  edited_at timestamptz(6) not null,
  version int not null default 1
);
create index publications_newest_first on publications (created_at, id);
create index publications_edited_by on publications (edited_by);
create index publications_by_downloads on publications (downloads, id);
call watch_content('publications');
call search_in('publications', array['title_fr', 'title_en', 'description_fr', 'description_en', 'type', 'category']);
call sort_by('publications', array['title_fr', 'title_en', 'type', 'category', 'language', 'date']);
`;
