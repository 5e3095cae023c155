import { Migration } from '@mikro-orm/migrations';

/** Whether a message was opened, and what administrators note about it. */
export class MessageCareMigration extends Migration {
  override up(): void {
    this.addSql(CARE);
  }
}

const CARE = `
alter table contact_messages add column read_at timestamptz(6) null;
alter table contact_messages add column note text not null default '';
-- who filed one has read it
update contact_messages set read_at = edited_at where status = 'handled' or edited_by is not null;
call search_in('contact_messages', array['nom', 'email', 'organisation', 'telephone', 'sujet', 'message', 'note']);
`;
