import type { Journal, JournalAction } from '@site/api-kernel';
import type { PersonNames } from '../access/person-names';
import { pageRequest } from '../http/list-query';
import type { PageQuery } from '../http/pagination';
import type { Database } from '../persistence/database';
import { fromDay, toDay, type Condition } from '../persistence/conditions';
import { keysetPage, type ListPage } from '../persistence/keyset-page';
import { selectList, utc } from '../persistence/select-list';
import type { EditedKinds } from './edited-kinds';
import type { JournalEntryDto, JournalQuery } from './http/record-lifecycle.dto';
import { namesOfPeople } from './names-of-people';

/** Days are those of Africa/Abidjan, which are those of UTC. */
type JournalFilters = Omit<JournalQuery, keyof PageQuery>;

const CONDITIONS: Readonly<Record<keyof JournalFilters, string>> = {
  by: 'journal.done_by = $::uuid',
  kind: 'journal.kind = $',
  action: 'journal.deed = $',
  from: fromDay('journal.at'),
  to: toDay('journal.at'),
};

/** Notes what no row tells by itself; all else is noted by triggers (migration `journal`). */
export class PostgresJournal implements Journal {
  constructor(private readonly database: Pick<Database, 'write'>) {}

  async note(
    action: JournalAction,
    kind: string,
    { record = null, by = null }: { record?: string | null; by?: string | null },
  ) {
    await this.database.write('select note($1, $2, $3, $4)', [action, kind, record, by], 'note');
  }
}

/** The audit log: who did what, and when. */
export class JournalReader {
  constructor(
    private readonly database: Database,
    private readonly names: Pick<PersonNames, 'nameOf'>,
    private readonly kinds: EditedKinds,
  ) {}

  /** The newest first. @throws DomainError `invalid_parameter` */
  async list(query: JournalQuery): Promise<ListPage<JournalEntryDto>> {
    const title = `(select ${this.kinds.titleIn('said.kind', 'said.fields')} from record_versions said
      where said.kind = journal.kind and said.record = journal.record order by said.version desc limit 1)`;
    const columns = selectList<JournalEntryDto>({
      id: true,
      at: utc('at'),
      action: 'deed',
      kind: true,
      record: true,
      title,
      done_by: true,
      binned: `exists (select from binned_records binned where binned.kind = journal.kind and binned.id = journal.record)`,
      amount: true,
    });
    const page = await keysetPage<JournalEntryDto>(
      this.database,
      { table: 'journal', columns, newestBy: 'at', sorts: {} },
      {
        ...pageRequest(query, {}),
        where: [{ sql: 'true' }, ...this.conditions(query)],
      },
    );
    const people = page.items.flatMap(({ done_by: by, kind, record }) => [
      by,
      kind === 'users' ? record : null,
    ]);
    const nameOf = await namesOfPeople(this.names, people);
    const items = page.items.map((row) => ({
      ...row,
      kind: this.kinds.urlOf(row.kind),
      title: row.kind === 'users' ? nameOf(row.record) : row.title,
      done_by: nameOf(row.done_by),
    }));
    return { ...page, items };
  }

  private conditions(query: JournalFilters): Condition[] {
    return Object.entries(CONDITIONS).flatMap(([name, sql]) => {
      const value = query[name as keyof JournalFilters];
      if (value === undefined) return [];
      const known = this.kinds.all.find(({ kind }) => name === 'kind' && kind.url === value);
      return [{ sql, value: known?.name ?? value }];
    });
  }
}
