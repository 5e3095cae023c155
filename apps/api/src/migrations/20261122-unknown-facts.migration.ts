import { Migration } from '@mikro-orm/migrations';

/** Facts that nobody has given are null; what stood in their place in former rows is read as null. */
export class UnknownFactsMigration extends Migration {
  override up(): void {
    this.addSql(UNKNOWN);
  }
}

const UNKNOWN = `
alter table settings
  alter column address_fr drop not null,
  alter column address_en drop not null,
  alter column phone drop not null,
  alter column email drop not null,
  alter column whatsapp_number drop not null,
  alter column social_url drop not null;
`;
