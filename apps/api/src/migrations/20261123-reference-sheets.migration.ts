import { Migration } from '@mikro-orm/migrations';

/** What a reference sheet says of a project, and what English readers are shown instead of a text that has no language. */
export class ReferenceSheetsMigration extends Migration {
  override up(): void {
    for (const statement of [FIELDS, PICTURES, SEARCH, VERSIONS]) this.addSql(statement);
  }
}

const FIELDS = `
alter table projects
  add column location_en varchar(200) null,
  add column date_en varchar(60) null,
  add column beneficiaries_en varchar(200) null,
  add column client varchar(200) null,
  add column client_en varchar(200) null,
  add column funder varchar(200) null,
  add column funder_en varchar(200) null,
  add column services text null,
  add column services_en text null,
  add column amount varchar(200) null,
  add column amount_en varchar(200) null,
  add column duration varchar(200) null,
  add column duration_en varchar(200) null,
  add column team varchar(200) null,
  add column team_en varchar(200) null,
  add column point varchar(24) null,
  -- ids of records that may go: whoever shows them passes over those
  add column related_publications varchar(295) null,
  add column related_partners varchar(295) null;
-- what the map of the site shows
create index projects_by_point on projects (created_at, id) where point is not null;
alter table partners add column country_en varchar(100) null;
alter table publications add column date_en varchar(60) null;
`;

const PICTURES = `
do $$
begin
  for place in 1..8 loop
    execute format('alter table projects
      add column picture%1$s_url varchar(500) null,
      add column picture%1$s_caption varchar(200) null,
      add column picture%1$s_caption_en varchar(200) null', place);
    call watch_file('projects', format('picture%s_url', place));
  end loop;
end
$$;
`;

const SEARCH = `
call search_in('projects', array['title_fr', 'title_en', 'description_fr', 'description_en', 'category', 'location',
  'date', 'beneficiaries', 'client', 'funder', 'services', 'services_en']);
`;

// What versions have not said would look like a change.
const VERSIONS = ['projects', 'publications', 'partners']
  .map(
    (kind) => `
update record_versions set fields = unsaid.fields || record_versions.fields
  from (select jsonb_object_agg(attname, null) as fields from pg_attribute
        where attrelid = '${kind}'::regclass and attnum > 0 and not attisdropped
          and (attname like '%\\_en' or attname like any(array['client', 'funder', 'services', 'amount', 'duration',
            'team', 'point', 'related\\_%', 'picture%']))) unsaid
  where kind = '${kind}';`,
  )
  .join('\n');
