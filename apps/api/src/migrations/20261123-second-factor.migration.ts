import { Migration } from '@mikro-orm/migrations';

/** A code besides the password, for whoever wants to be asked for one. */
export class SecondFactorMigration extends Migration {
  override up(): void {
    for (const statement of [TABLES, JOURNAL]) this.addSql(statement);
  }
}

const TABLES = `
create table second_factors (
  user_id uuid primary key references users (id) on delete cascade,
  -- under a key that is not in the database
  sealed_secret text not null,
  created_at timestamptz(6) not null default now(),
  confirmed_at timestamptz(6) null,
  -- of the last code that was accepted
  last_step bigint null,
  constraint second_factors_confirmed_by_code check ((confirmed_at is null) = (last_step is null))
);
create table recovery_codes (
  code_hash char(64) primary key,
  user_id uuid not null references second_factors (user_id) on delete cascade
);
create index recovery_codes_user_id on recovery_codes (user_id);
alter table sessions add column proved_at timestamptz(6) null;
`;

const JOURNAL = `
create function note_second_factor() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform note('second_factor_added', 'users', new.user_id, new.user_id);
  else
    perform note('second_factor_removed', 'users', old.user_id, acting_person());
  end if;
  return null;
end
$$;
create trigger second_factors_added after update on second_factors for each row
  when (old.confirmed_at is null and new.confirmed_at is not null) execute function note_second_factor();
create trigger second_factors_removed after delete on second_factors for each row
  when (old.confirmed_at is not null) execute function note_second_factor();
`;
