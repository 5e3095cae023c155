import {
  boundTo,
  fromDay,
  keysetPage,
  selectList,
  toDay,
  utc,
  wordsOf,
} from '@site/api-platform/persistence';
import type { Condition, Database, ListedTable, ListPage, PageRequest } from '@site/api-platform/persistence';
import { MESSAGE_STATES, type MessageState } from '@site/vocabulary';
import type { MessageCountsDto, MessageDto, MessageNeighboursDto } from '../http/message.dto';
import type { MessageSummaryDto, NeighbourDto } from '../http/message.dto';

/** Days as `YYYY-MM-DD`, in Africa/Abidjan, whose days are those of UTC. */
export interface MessageFilters extends Pick<PageRequest, 'search'> {
  readonly status?: MessageState | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export type MessageListRequest = PageRequest & MessageFilters;

const EXCERPT_LENGTH = 160;
const FACTS = {
  id: true,
  nom: true,
  email: true,
  organisation: true,
  telephone: true,
  sujet: true,
  language: true,
  status: true,
  spam_score: true,
  created_at: utc('created_at'),
  read_at: utc('read_at'),
  version: true,
} as const;
const EXCERPT = `left(message, ${EXCERPT_LENGTH}) || case when length(message) > ${EXCERPT_LENGTH} then '…' else '' end`;
const TABLE: ListedTable<MessageSummaryDto> = {
  table: 'contact_messages',
  columns: selectList<MessageSummaryDto>({ ...FACTS, excerpt: EXCERPT }),
  newestBy: 'created_at',
  sorts: {},
};
const WHOLE = selectList<MessageDto>({ ...FACTS, message: true, note: true });
const ONE = `select ${WHOLE} from contact_messages where id = $1`;
const PLACE = `select ${utc('created_at')} as at from contact_messages where id = $1`;
const CONDITIONS = {
  status: 'status = $',
  from: fromDay('contact_messages.created_at'),
  to: toDay('contact_messages.created_at'),
} as const;

function conditionsOf(filters: Omit<MessageFilters, 'search'>): Condition[] {
  const names = Object.keys(CONDITIONS) as (keyof typeof CONDITIONS)[];
  return names.flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : [{ sql: CONDITIONS[name], value }];
  });
}

/** Reads messages as rows. */
export class MessageReader {
  constructor(private readonly database: Database) {}

  /** In the order in which they came, newest first. */
  list(request: MessageListRequest): Promise<ListPage<MessageSummaryDto>> {
    return keysetPage<MessageSummaryDto>(this.database, TABLE, { ...request, where: conditionsOf(request) });
  }

  /** How many there are in each state; with filters, of those that match them. */
  async counts({ search, ...days }: Omit<MessageFilters, 'status'> = {}): Promise<MessageCountsDto> {
    const values: unknown[] = [];
    const conditions = boundTo(values, [...conditionsOf(days), ...wordsOf(search)]);
    const rows = await this.database.query<{ status: MessageState; count: number }>(
      `select status, count(*)::int as count from contact_messages
       ${conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`} group by status`,
      values,
    );
    const of = (state: MessageState): number => rows.find(({ status }) => status === state)?.count ?? 0;
    const counts = MESSAGE_STATES.map((state) => [state, of(state)]);
    return Object.fromEntries(counts) as Record<MessageState, number>;
  }

  async one(id: string): Promise<MessageDto | undefined> {
    const [message] = await this.database.query<MessageDto>(ONE, [id], 'one-message');
    return message;
  }

  /** Those that match and came right after and before it, whether it matches itself or not. Undefined: there is no such message. */
  async beside(
    id: string,
    { search, ...filters }: MessageFilters,
  ): Promise<MessageNeighboursDto | undefined> {
    const [place] = await this.database.query<{ at: string }>(PLACE, [id], 'place-of-message');
    if (place === undefined) return undefined;
    const values: unknown[] = [place.at, id];
    const conditions = boundTo(values, [...conditionsOf(filters), ...wordsOf(search)]);
    const nearest = (side: keyof MessageNeighboursDto, beyond: '<' | '>', direction: 'asc' | 'desc') => `(
      select '${side}' as side, id, nom from contact_messages
      where ${[`(created_at, id) ${beyond} ($1, $2)`, ...conditions].join(' and ')}
      order by created_at ${direction}, id ${direction} limit 1)`;
    const found = await this.database.query<NeighbourDto & { side: keyof MessageNeighboursDto }>(
      `${nearest('previous', '>', 'asc')} union all ${nearest('next', '<', 'desc')}`,
      values,
    );
    const at = (wanted: keyof MessageNeighboursDto): NeighbourDto | null => {
      const one = found.find(({ side }) => side === wanted);
      return one === undefined ? null : { id: one.id, nom: one.nom };
    };
    return { previous: at('previous'), next: at('next') };
  }
}
