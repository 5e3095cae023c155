import { CONTENT_KINDS } from '@site/vocabulary';
import { refusedParameter } from '../http/pagination';
import type { Database } from '../persistence/database';
import { utc } from '../persistence/select-list';
import type { ChangeDto, ChangesDto } from './changes.dto';

/** Generation, transaction and position of a change; a transaction is beyond what a number holds. */
type Place = readonly [generation: number, transaction: string, position: string];

interface Row extends ChangeDto {
  readonly place: Place;
}

const BEGINNING: Place = [0, '0', '0'];
const MONTHS = 12;

// A transaction that has a lower number may still be under way; what nobody here can have written is from a restored copy.
const SETTLED = `(transaction < pg_snapshot_xmin(pg_current_snapshot())
  or transaction >= pg_snapshot_xmax(pg_current_snapshot()))`;
const PLACE = `json_build_array(generation, transaction::text, position::text) as place`;
const AFTER = `select ${PLACE}, kind, record as id, version is null as removed, version, ${utc('at')} as changed_at
  from content_changes
  where (generation, transaction, position) > ($1::int, $2::xid8, $3::bigint) and ${SETTLED}
  order by generation, transaction, position limit $4`;
const LATEST = `select ${PLACE} from content_changes where ${SETTLED}
  order by generation desc, transaction desc, position desc limit 1`;
const THERE = `select from content_changes
  where generation = $1::int and transaction = $2::xid8 and position = $3::bigint`;

/** Every change of every record, so that a copy can be kept in step. */
export class ChangeFeed {
  constructor(private readonly database: Pick<Database, 'query'>) {}

  /** Where to read on from, for who reads everything there is now. */
  async latest(): Promise<ChangesDto> {
    const [row] = await this.database.query<Row>(LATEST);
    return { items: [], next: encoded(row?.place ?? BEGINNING), more: false };
  }

  /** @throws DomainError `invalid_parameter` for a place that is none, or too long ago */
  async after(since: string, size: number): Promise<ChangesDto> {
    const place = decoded(since);
    if (String(place) !== String(BEGINNING) && (await this.database.query(THERE, place)).length === 0)
      throw refusedParameter('since', 'change_forgotten');
    const rows = await this.database.query<Row>(AFTER, [...place, size + 1], 'changes-after');
    const shown = rows.slice(0, size);
    const items = shown.map(({ place: _, kind, ...change }) => ({ kind: urlOf(kind), ...change }));
    return { items, next: encoded(shown.at(-1)?.place ?? place), more: rows.length > size };
  }

  /** Forgets what nobody who reads on can still have before him. */
  async sweep(): Promise<void> {
    await this.database.query(`delete from content_changes where at < now() - interval '${MONTHS} months'`);
  }
}

function urlOf(name: string): string {
  return CONTENT_KINDS.find((kind) => kind.name === name)?.url ?? name;
}

function encoded(place: Place): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

function decoded(since: string): Place {
  const text = Buffer.from(since, 'base64url').toString();
  const [, generation, transaction = '', position = ''] =
    /^\[(\d{1,9}),"(\d{1,19})","(\d{1,18})"\]$/.exec(text) ?? [];
  if (generation === undefined) throw refusedParameter('since', 'next_expected');
  return [Number(generation), transaction, position];
}
