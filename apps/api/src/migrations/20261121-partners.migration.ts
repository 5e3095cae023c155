import { Migration } from '@mikro-orm/migrations';

/** Organisations that the firm works with. */
export class PartnersMigration extends Migration {
  override up(): void {
    this.addSql(PARTNERS);
  }
}

const PARTNERS = `
create table partners (
  id uuid not null primary key,
  name varchar(200) not null,
  type varchar(60) not null,
  country varchar(100) not null,
  description_fr text not null,
  description_en text not null,
  logo_url varchar(500) null,
  website_url varchar(500) null,
  projects_count int not null constraint partners_projects_count_whole check (projects_count >= 0),
  created_at timestamptz(6) not null,
  edited_by uuid null references users (id) on delete set null,
  edited_at timestamptz(6) not null,
  version int not null default 1
);
create index partners_newest_first on partners (created_at, id);
create index partners_by_projects_count on partners (projects_count, id);
create index partners_edited_by on partners (edited_by);
call watch_content('partners');
call search_in('partners', array['name', 'type', 'country', 'description_fr', 'description_en']);
call sort_by('partners', array['name', 'type', 'country']);
`;
