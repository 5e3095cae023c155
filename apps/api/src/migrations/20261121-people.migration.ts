import { Migration } from '@mikro-orm/migrations';

/** A list of people, and links by which somebody who forgot the password chooses a new one. */
export class PeopleMigration extends Migration {
  override up(): void {
    this.addSql(`
create index users_newest_first on users (created_at, id);
call count_rows('users');
call search_in('users', array['full_name', 'email']);
call sort_by('users', array['full_name', 'email']);

-- asked for a new password while no mail could be sent: somebody has to hand over a link
alter table users add column reset_requested_at timestamptz;

-- one link per person: a new one takes the place of the one before
create table password_resets (
  token_hash bytea primary key constraint password_resets_hash_sha256 check (octet_length(token_hash) = 32),
  user_id uuid not null constraint password_resets_one_per_user unique references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
`);
  }
}
