import { Migration } from '@mikro-orm/migrations';

/** Records that visitors are not to see. */
export class HiddenRecordsMigration extends Migration {
  override up(): void {
    for (const statement of [PROCEDURES, KINDS]) this.addSql(statement);
  }
}

const PROCEDURES = `
-- records of a table (before "remember_removed") can be hidden from visitors
create procedure make_hideable(kind text) language plpgsql as $$
begin
  execute format('alter table %I add column hidden boolean not null default false', kind);
  execute format('create index %1$s_hidden on %1$I (id) where hidden', kind);
end
$$;

-- records of a table that everybody could see under this condition: called again, it changes the condition
create or replace procedure remember_removed(kind text, condition text) language plpgsql as $$
begin
  execute format('create or replace trigger %1$s_removal_remembered after delete on %1$I
    for each row when (not old.hidden and (%2$s)) execute function remember_removal()', kind, condition);
  execute format('create or replace trigger %1$s_removal_forgotten after insert on %1$I
    for each row execute function forget_removal()', kind);
end
$$;
`;

const KINDS = `
call make_hideable('projects');
call make_hideable('publications');
call make_hideable('partners');
call make_hideable('news');
call remember_removed('projects', 'true');
call remember_removed('publications', 'true');
call remember_removed('news', 'old.published_at <= now()');
`;
