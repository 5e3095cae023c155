import { DomainError, type SeenVersions, type Versioned } from '@site/api-kernel';
import type { PersonNames } from '../access/person-names';
import { pageRequest } from '../http/list-query';
import { encodeCursor, type PageQuery } from '../http/pagination';
import type { Database } from '../persistence/database';
import { utc } from '../persistence/select-list';
import type { SaidValues, VersionedKind } from './edited-kinds';
import type { VersionDto, WholeVersionDto } from './http/record-lifecycle.dto';
import { namesOfPeople } from './names-of-people';

const BEYOND = 2_147_483_647;
const ORDER = { by: 'version', descending: true } as const;
const COLUMNS = `version, ${utc('edited_at')} as edited_at, edited_by, changed, from_bin`;
const OF_RECORD = 'from record_versions where kind = $1 and record = $2';

/** The revisions of records: what they have said, since each was made; triggers write it (migration `versions`). */
export class Versions {
  constructor(
    private readonly database: Database,
    private readonly names: Pick<PersonNames, 'nameOf'>,
  ) {}

  /** The newest first. @throws DomainError `invalid_parameter` */
  async list({ name, fields }: VersionedKind, record: string, query: PageQuery) {
    const { size, skip, after } = pageRequest({ ...query, sort: '-version' }, { version: 'integer' });
    const [found, [count]] = await Promise.all([
      this.database.query<VersionDto>(
        `select ${COLUMNS} ${OF_RECORD} and version < $3
         order by version desc offset $4 limit $5`,
        [name, record, after?.at ?? BEYOND, skip, size + 1],
        'versions',
      ),
      this.database.query<{ total: number }>(
        // Each follows the one before, and only the first ones go: the ends of the index tell how many there are.
        `select coalesce(max(version) - min(version) + 1, 0) as total ${OF_RECORD}`,
        [name, record],
        'count-versions',
      ),
    ]);
    const page = found.slice(0, size);
    const last = found.length > size ? page.at(-1) : undefined;
    const next = last === undefined ? null : encodeCursor({ at: String(last.version), id: record }, ORDER);
    return { items: await this.told(fields, page), total: count?.total ?? 0, next_cursor: next };
  }

  /** @throws DomainError `not_found` */
  async one({ name, fields }: VersionedKind, record: string, version: number): Promise<WholeVersionDto> {
    const [row] = await this.database.query<VersionDto & { fields: SaidValues }>(
      `select ${COLUMNS}, fields ${OF_RECORD} and version = $3`,
      [name, record, version],
      'one-version',
    );
    if (row === undefined) throw new DomainError('not_found');
    const { fields: said, ...about } = row;
    const [told] = await this.told(fields, [about]);
    const values = Object.fromEntries(fields.filter((one) => one in said).map((one) => [one, said[one]]));
    return { ...(told as VersionDto), values };
  }

  /**
   * Writes what a version said as a new one, by the rules of today. Whether visitors see the record, and whether it is
   * distinguished, stays as it is, and so does what the version did not know of.
   * @throws DomainError `not_found`, `edit_conflict`, `validation_failed` with the fields that are accepted no more
   */
  async restore(
    kind: VersionedKind,
    record: string,
    { version, seen, editor }: { version: number; seen: SeenVersions; editor: string },
  ): Promise<Versioned> {
    const { values } = await this.one(kind, record, version);
    const [standing] = await this.database.query<{ fields: SaidValues }>(
      `select fields ${OF_RECORD} order by version desc limit 1`,
      [kind.name, record],
      'standing-version',
    );
    const both = Object.entries({ ...standing?.fields, ...values });
    const said = Object.fromEntries(both.filter(([name]) => !kind.staying.includes(name)));
    return this.database.atomically(async () => {
      await this.database.write(`select set_config('site.deed', 'restored', true)`);
      return kind.revise(record, said, seen, editor);
    });
  }

  private async told(fields: readonly string[], rows: readonly VersionDto[]): Promise<VersionDto[]> {
    const nameOf = await namesOfPeople(
      this.names,
      rows.map(({ edited_by: by }) => by),
    );
    return rows.map(({ changed, edited_by: by, ...row }) => ({
      ...row,
      edited_by: nameOf(by),
      changed: fields.filter((field) => changed.includes(field)),
    }));
  }
}
