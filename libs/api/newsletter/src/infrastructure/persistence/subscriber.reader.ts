import type { Sorts } from '@site/api-platform/http';
import { keysetPage, selectList, utc } from '@site/api-platform/persistence';
import type { Condition, Database, ListedTable, ListPage, PageRequest } from '@site/api-platform/persistence';
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
  /** All of a state, or whatever their state; oldest first, some at a time. Between them it holds nothing. */
  abstract batches(state: SubscriptionState | undefined): AsyncIterable<readonly SubscriberRow[]>;
}

const COLUMNS = selectList<SubscriberRow>({
  id: true,
  email: "nullif(email, '')",
  state: true,
  language: true,
  source: true,
  consent_version: true,
  consent_at: utc('consent_at'),
  confirmed_at: utc('confirmed_at'),
  left_at: utc('left_at'),
  created_at: utc('created_at'),
});
const TABLE: ListedTable<SubscriberRow> = {
  table: 'newsletter_subscriptions',
  columns: COLUMNS,
  newestBy: 'created_at',
  sorts: SUBSCRIBER_SORTS,
};
/** Few enough that others hardly wait while they are put into a table. */
const BATCH = 500;
const NEXT = (condition: string): string => `select ${COLUMNS} from newsletter_subscriptions
  where (newsletter_subscriptions.created_at, id) > ($1, $2) ${condition}
  order by newsletter_subscriptions.created_at, id limit ${BATCH}`;
const START = ['-infinity', '00000000-0000-0000-0000-000000000000'];

export class PostgresSubscriberReader implements SubscriberReader {
  constructor(private readonly database: Database) {}

  list({ state, ...page }: SubscriberListRequest): Promise<ListPage<SubscriberRow>> {
    const where: Condition[] = state === undefined ? [] : [{ sql: 'state = $', value: state }];
    return keysetPage<SubscriberRow>(this.database, TABLE, { ...page, where });
  }

  async *batches(state: SubscriptionState | undefined): AsyncGenerator<readonly SubscriberRow[]> {
    const [text, values] = state === undefined ? [NEXT(''), []] : [NEXT('and state = $3'), [state]];
    for (let place = START, size = BATCH; size === BATCH;) {
      const rows = await this.database.query<SubscriberRow>(text, [...place, ...values]);
      const last = rows.at(-1);
      if (last === undefined) return;
      yield rows;
      [place, size] = [[last.created_at, last.id], rows.length];
    }
  }
}
