import { Migration } from '@mikro-orm/migrations';

/** Whether the firm still has to be told of a message that came as spam, whatever else was written on it meanwhile. */
export class OwedLettersMigration extends Migration {
  override up(): void {
    this.addSql(OWED);
  }
}

const OWED = `
-- it came as spam and has been nothing else since; who loads rows past the triggers owes nobody a letter
alter table contact_messages add column letter_owed boolean not null default false;
-- nobody has touched the first version; of a later one the score tells that the site filed it, not an administrator.
-- What had been mailed and is spam again may be mailed twice, but nothing is kept from the firm
update contact_messages set letter_owed = true where status = 'spam' and (version = 1 or spam_score >= 5);

create function owe_letter() returns trigger language plpgsql as $$
begin
  new.letter_owed := new.status = 'spam' and (tg_op = 'INSERT' or old.letter_owed);
  return new;
end
$$;
create trigger contact_messages_letter_owed before insert or update on contact_messages
  for each row execute function owe_letter();

drop trigger contact_messages_contact_message_letter on contact_messages;
drop trigger contact_messages_contact_message_letter_again on contact_messages;
call write_letter_about('contact_messages', 'contact_message', 'new.status = ''new''',
  'old.letter_owed and new.status = ''new''');
`;
