import { Migration } from '@mikro-orm/migrations';

/** What an administrator erases of visitors is in the journal by its kind alone; what goes at the end of its time is nobody's act. */
export class ErasuresInJournalMigration extends Migration {
  override up(): void {
    this.addSql(ERASURES);
  }
}

const ERASURES = `
create function note_erasure() returns trigger language plpgsql as $$
begin
  if acting_person() is not null then
    perform note('erased', tg_argv[0], old.id, acting_person());
  end if;
  return null;
end
$$;
create trigger contact_messages_erased after delete on contact_messages
  for each row execute function note_erasure('messages');
create trigger newsletter_subscriptions_erased after delete on newsletter_subscriptions
  for each row execute function note_erasure('newsletter');
`;
