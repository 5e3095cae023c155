import { Migration } from '@mikro-orm/migrations';

/** Lists are read in the order of their changes, and from one change on. */
export class SortByChangeMigration extends Migration {
  override up(): void {
    this.addSql(SORT);
  }
}

const SORT = `
create procedure sort_by_change(kind text) language plpgsql as $$
begin
  execute format('create index %1$s_by_change on %1$I (edited_at, id)', kind);
end
$$;
call sort_by_change('projects');
call sort_by_change('publications');
call sort_by_change('partners');
call sort_by_change('news');
`;
