import { Migration } from '@mikro-orm/migrations';

/** Who leads the firm, by picture and qualifications, and what the firm is certified for. */
export class ProofOfTheFirmMigration extends Migration {
  override up(): void {
    this.addSql(FACTS);
  }
}

const FACTS = `
alter table settings
  add column director_portrait_url varchar(500) null,
  add column qualifications_fr text null,
  add column qualifications_en text null,
  add column certifications_fr text null,
  add column certifications_en text null;
call watch_file('settings', 'director_portrait_url');
-- what versions have not said would look like a change
update record_versions set fields = '{"director_portrait_url": null, "qualifications_fr": null, "qualifications_en": null,
  "certifications_fr": null, "certifications_en": null}'::jsonb || fields where kind = 'settings';
`;
