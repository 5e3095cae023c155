import type { Sorts } from '@site/api-platform/http';
import {
  keysetPage,
  selectList,
  utc,
  type Condition,
  type Database,
  type ListedTable,
  type ListPage,
  type PageRequest,
} from '@site/api-platform/persistence';
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
  readonly version: number;
}

/** A message in a list: the beginning of what it says. */
export interface MessageRow extends MessageFacts {
  readonly excerpt: string;
}

export interface WholeMessageRow extends MessageFacts {
  readonly message: string;
}

export type MessageCounts = Readonly<Record<MessageState, number>>;

export interface MessageListRequest extends PageRequest {
  readonly status?: MessageState | undefined;
}

/** Messages are read in the order in which they came. */
export const MESSAGE_SORTS = {} as const satisfies Sorts;

/** Reads messages as rows. */
export abstract class MessageReader {
  /** Newest first. */
  abstract list(request: MessageListRequest): Promise<ListPage<MessageRow>>;
  /** How many there are in each state, whatever a list shows. */
  abstract counts(): Promise<MessageCounts>;
  abstract one(id: string): Promise<WholeMessageRow | undefined>;
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
  version: true,
} as const;
const EXCERPT = `left(message, ${EXCERPT_LENGTH}) || case when length(message) > ${EXCERPT_LENGTH} then '…' else '' end`;
const TABLE: ListedTable<MessageRow> = {
  table: 'contact_messages',
  columns: selectList<MessageRow>({ ...FACTS, excerpt: EXCERPT }),
  newestBy: 'created_at',
  sorts: MESSAGE_SORTS,
};
const WHOLE = selectList<WholeMessageRow>({ ...FACTS, message: true });
const ONE = `select ${WHOLE} from contact_messages where id = $1`;
const COUNTS = 'select status, count(*)::int as count from contact_messages group by status';

export class PostgresMessageReader extends MessageReader {
  constructor(private readonly database: Database) {
    super();
  }

  list({ status, ...page }: MessageListRequest): Promise<ListPage<MessageRow>> {
    const where: Condition[] = status === undefined ? [] : [{ sql: 'status = $', value: status }];
    return keysetPage<MessageRow>(this.database, TABLE, { ...page, where });
  }

  async counts(): Promise<MessageCounts> {
    const rows = await this.database.query<{ status: MessageState; count: number }>(
      COUNTS,
      [],
      'message-counts',
    );
    const of = (state: MessageState): number => rows.find(({ status }) => status === state)?.count ?? 0;
    return Object.fromEntries(MESSAGE_STATES.map((state) => [state, of(state)])) as MessageCounts;
  }

  async one(id: string): Promise<WholeMessageRow | undefined> {
    const [message] = await this.database.query<WholeMessageRow>(ONE, [id], 'one-message');
    return message;
  }
}
