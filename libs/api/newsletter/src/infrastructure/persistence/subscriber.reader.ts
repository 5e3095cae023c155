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
import type { Locale, SubscriptionState } from '@site/vocabulary';

/** A subscription as administrators see it. */
export interface SubscriberRow {
  readonly id: string;
  /** Null: erased, when its owner left. */
  readonly email: string | null;
  readonly state: SubscriptionState;
  readonly language: Locale;
  readonly source: string;
  readonly consent_version: string;
  readonly consent_at: string;
  readonly confirmed_at: string | null;
  readonly left_at: string | null;
  readonly created_at: string;
}

export interface SubscriberListRequest extends PageRequest {
  readonly state?: SubscriptionState | undefined;
}

export const SUBSCRIBER_SORTS = { email: 'text', state: 'text' } as const satisfies Sorts;

/** Reads subscriptions as rows. */
export abstract class SubscriberReader {
  abstract list(request: SubscriberListRequest): Promise<ListPage<SubscriberRow>>;
  /** All of a state, or whatever their state; oldest first. */
  abstract all(state: SubscriptionState | undefined): Promise<SubscriberRow[]>;
}

const TIMES = ['consent_at', 'confirmed_at', 'left_at', 'created_at'].map(instant).join(', ');
const COLUMNS = `id, nullif(email, '') as email, state, language, source, consent_version, ${TIMES}`;
const TABLE: ListedTable = {
  table: 'newsletter_subscriptions',
  columns: COLUMNS,
  newestBy: 'created_at',
  sorts: SUBSCRIBER_SORTS,
};
const ALL = `select ${COLUMNS} from newsletter_subscriptions
  where $1::text is null or state = $1 order by newsletter_subscriptions.created_at, id`;

export class PostgresSubscriberReader extends SubscriberReader {
  constructor(private readonly database: Database) {
    super();
  }

  list({ state, ...page }: SubscriberListRequest): Promise<ListPage<SubscriberRow>> {
    const where: Condition[] = state === undefined ? [] : [{ sql: 'state = $', value: state }];
    return keysetPage<SubscriberRow>(this.database, TABLE, { ...page, where });
  }

  all(state: SubscriptionState | undefined): Promise<SubscriberRow[]> {
    return this.database.query<SubscriberRow>(ALL, [state ?? null]);
  }
}
