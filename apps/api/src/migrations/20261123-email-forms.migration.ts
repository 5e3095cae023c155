import { Migration } from '@mikro-orm/migrations';

/** Addresses are compared in their compatibility form: full-width letters and the like are those they look like. */
export class EmailFormsMigration extends Migration {
  override up(): void {
    this.addSql(EMAIL_FORMS);
  }
}

// What looks like another address that is stored already stays as it is: two people are never made one.
const EMAIL_FORMS = `
create function email_key(value text) returns text language sql immutable strict parallel safe
  return lower(normalize(value, nfkc));

update users u set email = email_key(email)
  where email <> email_key(email) and length(email_key(email)) <= 254
    and not exists (select from users o where o.id <> u.id and email_key(o.email) = email_key(u.email));

update newsletter_subscriptions s set email = email_key(email)
  where email <> email_key(email) and length(email_key(email)) <= 254
    and not exists (select from newsletter_subscriptions o where o.id <> s.id and email_key(o.email) = email_key(s.email));

create index contact_messages_by_sender_key on contact_messages (email_key(email), created_at);
drop index contact_messages_by_sender;
`;
