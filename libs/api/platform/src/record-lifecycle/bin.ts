import { DomainError, type ContentChanges } from '@site/api-kernel';
import { isRequired, wireFields, type ContentKind, type Kind } from '@site/vocabulary';
import type { PersonNames } from '../access/person-names';
import { pageRequest } from '../http/list-query';
import type { Database } from '../persistence/database';
import { refusedField } from '../persistence/refused-field';
import { keysetPage, type ListPage } from '../persistence/keyset-page';
import { selectList, utc } from '../persistence/select-list';
import type { EditedKind, EditedKinds } from './edited-kinds';
import type { BinnedRecordDto, BinQuery, RestoredRecordDto } from './http/record-lifecycle.dto';
import { namesOfPeople } from './names-of-people';
import { RETENTION } from './terms';

/** The trash: what was deleted is kept for a while (migration `bin`), a soft delete of the whole row. */
export class Bin {
  constructor(
    private readonly database: Database,
    private readonly names: Pick<PersonNames, 'nameOf'>,
    private readonly kinds: EditedKinds,
    private readonly changes: Pick<ContentChanges, 'announce'>,
  ) {}

  /** What was deleted last comes first. @throws DomainError `invalid_parameter` */
  async list(query: BinQuery): Promise<ListPage<BinnedRecordDto>> {
    const columns = selectList<BinnedRecordDto>({
      id: true,
      kind: true,
      title: this.kinds.titleIn('kind', 'fields'),
      binned_at: utc('binned_at'),
      binned_by: true,
      erased_at: utc(`(binned_at + interval '${RETENTION.binDays} days')`),
    });
    const listed = { table: 'binned_records', columns, newestBy: 'binned_at', sorts: {} };
    const where =
      query.kind === undefined
        ? [{ sql: 'true' }]
        : [{ sql: 'kind = $', value: this.kinds.at(query.kind).name }];
    const page = await keysetPage<BinnedRecordDto>(this.database, listed, {
      ...pageRequest(query, {}),
      where,
    });
    const nameOf = await namesOfPeople(
      this.names,
      page.items.map((row) => row.binned_by),
    );
    const items = page.items.map((row) => ({
      ...row,
      kind: this.kinds.urlOf(row.kind),
      binned_by: nameOf(row.binned_by),
    }));
    return { ...page, items };
  }

  /** Puts a record back with its id, address, files and counts. @throws DomainError `not_found` */
  async restore({ name, kind }: EditedKind, id: string, actor: string): Promise<RestoredRecordDto> {
    const text = 'select version, lost from restore_binned($1, $2, $3, $4)';
    const asked = this.database.write<RestoredRecordDto>(text, [
      name,
      id,
      actor,
      JSON.stringify(startsOf(kind)),
    ]);
    const [restored] = await asked.catch((error: unknown) => {
      throw refusedField(error) ?? error;
    });
    if (restored === undefined) throw new DomainError('not_found');
    this.changes.announce(name as ContentKind);
    return restored;
  }

  /** For good, with all that it ever said. @throws DomainError `not_found` */
  async erase({ name }: EditedKind, id: string, actor: string): Promise<void> {
    const erased = await this.database.write(
      `with acting as (select set_config('site.actor', $3, true) as person)
       delete from binned_records using acting where kind = $1 and id = $2 and person is not null returning id`,
      [name, id, actor],
    );
    if (erased.length === 0) throw new DomainError('not_found');
  }
}

/** What a record says of fields that are newer than its deletion: of what is required nothing, which its form refuses. */
function startsOf({ fields }: Kind): object {
  const starts = wireFields(fields).map(({ name, field }) => [
    name,
    'starts' in field ? field.starts : isRequired(field) ? '' : null,
  ]);
  return Object.fromEntries(starts) as object;
}
