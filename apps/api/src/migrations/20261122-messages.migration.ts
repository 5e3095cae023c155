import { Migration } from '@mikro-orm/migrations';

/** What visitors write to the firm. */
export class MessagesMigration extends Migration {
  override up(): void {
    this.addSql(MESSAGES);
  }
}

const MESSAGES = `
create table contact_messages (
  id uuid not null primary key,
  nom varchar(120) not null,
  email varchar(254) not null,
  organisation varchar(200) not null,
  telephone varchar(40) not null,
  sujet varchar(200) not null,
  message text not null,
  language varchar(2) not null,
  status varchar(10) not null constraint contact_messages_status_known check (status in ('new', 'handled', 'spam')),
  spam_score int not null,
  created_at timestamptz(6) not null,
  edited_by uuid null references users (id) on delete set null,
  edited_at timestamptz(6) not null,
  version int not null default 1
);
create index contact_messages_newest_first on contact_messages (created_at, id);
create index contact_messages_by_status on contact_messages (status, created_at, id);
create index contact_messages_by_sender on contact_messages (lower(email), created_at);
create index contact_messages_edited_by on contact_messages (edited_by);
call count_rows('contact_messages');
call search_in('contact_messages', array['nom', 'email', 'organisation', 'telephone', 'sujet', 'message']);

-- to the firm: what comes in, and what was filed as spam once its first reader says that it is none
call write_letter_about('contact_messages', 'contact_message', 'new.status = ''new''',
  'old.status = ''spam'' and old.version = 1 and new.status = ''new''');
`;
