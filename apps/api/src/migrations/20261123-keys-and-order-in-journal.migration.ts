import { Migration } from '@mikro-orm/migrations';

/** Keys of machines, and what the home page shows first, are in the journal, too. */
export class KeysAndOrderInJournalMigration extends Migration {
  override up(): void {
    for (const statement of [RECORDS, ORDER, KEYS]) this.addSql(statement);
  }
}

const RECORDS = `
create or replace function note_versions() returns trigger language plpgsql as $$
begin
  insert into journal (deed, kind, record, done_by)
    select coalesce(said_deed(), case
      when changed = array['hidden'] and (fields ->> 'hidden')::boolean then 'hidden'
      when changed = array['hidden'] then 'shown'
      when changed = array['featured'] and (fields ->> 'featured')::boolean then 'featured'
      when changed = array['featured'] then 'unfeatured'
      when version = 1 and kind <> 'settings' then 'published'
      else 'revised' end), kind, record, edited_by from added;
  return null;
end
$$;
`;

const ORDER = `
create function note_order() returns trigger language plpgsql as $$
begin
  perform note('arranged', tg_argv[0], null, new.edited_by);
  return null;
end
$$;
create trigger partner_order_noted after update of partners on partner_order
  for each row execute function note_order('partners');
`;

const KEYS = `
create function note_api_key() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note('key_made', 'api_keys', new.id, new.made_by);
  else
    perform note('key_revoked', 'api_keys', old.id, acting_person());
  end if;
  return null;
end
$$;
create trigger api_keys_noted after insert or delete on api_keys
  for each row execute function note_api_key();
`;
