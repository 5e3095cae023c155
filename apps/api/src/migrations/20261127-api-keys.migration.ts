import { Migration } from '@mikro-orm/migrations';

/** Keys by which machines call the API. */
export class ApiKeysMigration extends Migration {
  override up(): void {
    this.addSql(KEYS);
  }
}

const KEYS = `
create table api_keys (
  id uuid primary key,
  name varchar(80) not null,
  hint varchar(20) not null,
  secret_hash char(64) not null unique,
  scopes text[] not null,
  -- whose right it is: with the account, or its role of an administrator, the key goes
  made_by uuid not null references users (id) on delete cascade,
  created_at timestamptz(6) not null default now(),
  expires_at timestamptz(6) null,
  last_used_at timestamptz(6) null
);
create index api_keys_newest_first on api_keys (created_at desc, id desc);
create index api_keys_made_by on api_keys (made_by);
`;
