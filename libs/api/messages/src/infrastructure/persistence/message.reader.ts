import {
  instant,
  keysetPage,
  type Condition,
  type Database,
  type ListedTable,
  type ListPage,
  type PageRequest,
  type Sorts,
} from '@site/api-platform';
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
  abstract one(
    id: string,
  ): Promise<{ readonly message: WholeMessageRow; readonly version: number } | undefined>;
}

const EXCERPT_LENGTH = 160;
const FACTS = `id, nom, email, organisation, telephone, sujet, language, status, spam_score, ${instant('created_at')}`;
const TABLE: ListedTable = {
  table: 'contact_messages',
  columns: `${FACTS}, left(message, ${EXCERPT_LENGTH}) || case when length(message) > ${EXCERPT_LENGTH} then '…' else '' end
    as excerpt`,
  newestBy: 'created_at',
  sorts: MESSAGE_SORTS,
};
const ONE = `select ${FACTS}, message, version from contact_messages where id = $1`;
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

  async one(id: string): Promise<{ message: WholeMessageRow; version: number } | undefined> {
    const [row] = await this.database.query<WholeMessageRow & { version: number }>(ONE, [id], 'one-message');
    if (row === undefined) return undefined;
    const { version, ...message } = row;
    return { message, version };
  }
}
