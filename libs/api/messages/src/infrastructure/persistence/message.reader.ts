import type { Sorts } from '@site/api-platform/http';
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
import { MESSAGE_STATES, type Locale, type MessageState } from '@site/vocabulary';

interface MessageFacts {
  readonly id: string;
  readonly nom: string;
  readonly email: string;
  readonly organisation: string;
  readonly telephone: string;
  readonly sujet: string;
  readonly language: Locale;
  readonly status: MessageState;
  readonly spam_score: number;
  readonly created_at: string;
  /** Null: nobody has opened it. */
  readonly read_at: string | null;
  readonly version: number;
}

/** A message in a list: the beginning of what it says. */
export interface MessageRow extends MessageFacts {
  readonly excerpt: string;
}

export interface WholeMessageRow extends MessageFacts {
  readonly message: string;
  readonly note: string;
}

export type MessageCounts = Readonly<Record<MessageState, number>>;

/** Days as `YYYY-MM-DD`, in Africa/Abidjan, whose days are those of UTC. */
export interface MessageFilters extends Pick<PageRequest, 'search'> {
  readonly status?: MessageState | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export type MessageListRequest = PageRequest & MessageFilters;

/** A message that one can go on to. */
export interface Neighbour {
  readonly id: string;
  readonly nom: string;
}

/** What stands beside a place in a list, newest first. */
export interface Neighbours {
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
}

/** Messages are read in the order in which they came. */
export const MESSAGE_SORTS = {} as const satisfies Sorts;

/** Reads messages as rows. */
export abstract class MessageReader {
  /** Newest first. */
  abstract list(request: MessageListRequest): Promise<ListPage<MessageRow>>;
  /** How many there are in each state; with filters, of those that match them. */
  abstract counts(filters?: Omit<MessageFilters, 'status'>): Promise<MessageCounts>;
  abstract one(id: string): Promise<WholeMessageRow | undefined>;
  /** Those that match and came right after and before it, whether it matches itself or not. Undefined: there is no such message. */
  abstract beside(id: string, filters: MessageFilters): Promise<Neighbours | undefined>;
}

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
const TABLE: ListedTable<MessageRow> = {
  table: 'contact_messages',
  columns: selectList<MessageRow>({ ...FACTS, excerpt: EXCERPT }),
  newestBy: 'created_at',
  sorts: MESSAGE_SORTS,
};
const WHOLE = selectList<WholeMessageRow>({ ...FACTS, message: true, note: true });
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

export class PostgresMessageReader implements MessageReader {
  constructor(private readonly database: Database) {}

  list(request: MessageListRequest): Promise<ListPage<MessageRow>> {
    return keysetPage<MessageRow>(this.database, TABLE, { ...request, where: conditionsOf(request) });
  }

  async counts({ search, ...days }: Omit<MessageFilters, 'status'> = {}): Promise<MessageCounts> {
    const values: unknown[] = [];
    const conditions = boundTo(values, [...conditionsOf(days), ...wordsOf(search)]);
    const rows = await this.database.query<{ status: MessageState; count: number }>(
      `select status, count(*)::int as count from contact_messages
       ${conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`} group by status`,
      values,
    );
    const of = (state: MessageState): number => rows.find(({ status }) => status === state)?.count ?? 0;
    return Object.fromEntries(MESSAGE_STATES.map((state) => [state, of(state)])) as MessageCounts;
  }

  async one(id: string): Promise<WholeMessageRow | undefined> {
    const [message] = await this.database.query<WholeMessageRow>(ONE, [id], 'one-message');
    return message;
  }

  async beside(id: string, { search, ...filters }: MessageFilters): Promise<Neighbours | undefined> {
    const [place] = await this.database.query<{ at: string }>(PLACE, [id], 'place-of-message');
    if (place === undefined) return undefined;
    const values: unknown[] = [place.at, id];
    const conditions = boundTo(values, [...conditionsOf(filters), ...wordsOf(search)]);
    const nearest = (side: keyof Neighbours, beyond: '<' | '>', direction: 'asc' | 'desc') => `(
      select '${side}' as side, id, nom from contact_messages
      where ${[`(created_at, id) ${beyond} ($1, $2)`, ...conditions].join(' and ')}
      order by created_at ${direction}, id ${direction} limit 1)`;
    const found = await this.database.query<Neighbour & { side: keyof Neighbours }>(
      `${nearest('previous', '>', 'asc')} union all ${nearest('next', '<', 'desc')}`,
      values,
    );
    const at = (wanted: keyof Neighbours): Neighbour | null => {
      const one = found.find(({ side }) => side === wanted);
      return one === undefined ? null : { id: one.id, nom: one.nom };
    };
    return { previous: at('previous'), next: at('next') };
  }
}
