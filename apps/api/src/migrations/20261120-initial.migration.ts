import { Migration } from '@mikro-orm/migrations';

/** People and sessions, files, projects, and what the platform keeps: limits, idempotency, totals, change notices. */
export class InitialMigration extends Migration {
  override up(): void {
    for (const statement of [PLATFORM, IDENTITY, FILES, PROJECTS]) this.addSql(statement);
  }
}

const PLATFORM = `
-- counters may vanish in a crash, hence unlogged
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);

-- a row without status is a request that is still running
create table idempotency_keys (
  scope varchar(400) not null,
  key varchar(255) not null,
  fingerprint char(43) not null,
  claim uuid not null,
  status smallint,
  headers jsonb,
  body text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_keys_expires_at on idempotency_keys (expires_at);

-- text as a search compares it: without case and accents
create function fold(value text) returns text language sql immutable strict parallel safe
  return lower(regexp_replace(normalize(value, nfd), '[\\u0300-\\u036f]', '', 'g'));

-- rows per kind of content, so that a page costs the same however many rows there are
create table content_totals (
  kind text primary key,
  total bigint not null check (total >= 0)
);

create function announce_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', tg_argv[0]);
  return null;
end
$$;

create function count_added() returns trigger language plpgsql as $$
begin
  update content_totals set total = total + (select count(*) from added) where kind = tg_argv[0];
  return null;
end
$$;

create function count_removed() returns trigger language plpgsql as $$
begin
  update content_totals set total = total - (select count(*) from removed) where kind = tg_argv[0];
  return null;
end
$$;

create function count_none() returns trigger language plpgsql as $$
begin
  update content_totals set total = 0 where kind = tg_argv[0];
  return null;
end
$$;

-- every kind of content has these: kept answers are forgotten on each instance, totals stay exact
create procedure watch_content(kind text) language plpgsql as $$
begin
  insert into content_totals values (kind, 0);
  execute format('create trigger %1$s_announced after insert or update or delete or truncate on %1$I
    for each statement execute function announce_change(%1$L)', kind);
  execute format('create trigger %1$s_added after insert on %1$I referencing new table as added
    for each statement execute function count_added(%1$L)', kind);
  execute format('create trigger %1$s_removed after delete on %1$I referencing old table as removed
    for each statement execute function count_removed(%1$L)', kind);
  execute format('create trigger %1$s_emptied after truncate on %1$I
    for each statement execute function count_none(%1$L)', kind);
end
$$;
`;

const IDENTITY = `
create table users (
  id uuid primary key,
  email varchar(254) not null constraint users_email_unique unique,
  full_name varchar(120) not null,
  password_hash text not null,
  created_at timestamptz not null default now()
);

create table user_roles (
  user_id uuid not null references users (id) on delete cascade,
  role text not null constraint user_roles_role_known check (role in ('admin')),
  primary key (user_id, role)
);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  revoked_at timestamptz
);
create index sessions_user_id on sessions (user_id);

create table refresh_tokens (
  token_hash bytea primary key constraint refresh_tokens_hash_sha256 check (octet_length(token_hash) = 32),
  session_id uuid not null references sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  successor_salt bytea,
  constraint refresh_tokens_used_with_successor check ((used_at is null) = (successor_salt is null))
);
create index refresh_tokens_session_id on refresh_tokens (session_id);
create unique index refresh_tokens_one_live on refresh_tokens (session_id) where used_at is null;
`;

const FILES = `
create table files (
  id uuid primary key,
  bucket varchar(40) not null,
  name varchar(80) not null,
  original_name varchar(255) not null,
  content_type varchar(40) not null,
  size integer not null check (size > 0),
  width integer,
  height integer,
  animated boolean not null default false,
  sha256 bytea not null check (octet_length(sha256) = 32),
  uploaded_at timestamptz not null default now(),
  uploaded_by uuid references users (id) on delete set null,
  constraint files_bucket_name_unique unique (bucket, name)
);
create index files_uploaded_by_index on files (uploaded_by);
`;

const PROJECTS = `
create table projects (
  id uuid not null primary key,
  title_fr text not null,
  title_en text not null,
  description_fr text not null,
  description_en text not null,
  category varchar(60) not null,
  location varchar(200) not null,
  date varchar(60) not null,
  beneficiaries varchar(200) not null,
  status varchar(20) not null,
  image_url varchar(500) null,
  created_at timestamptz(6) not null,
  version int not null default 1
);
create index projects_newest_first on projects (created_at, id);
call watch_content('projects');
`;
