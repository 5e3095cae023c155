import { keysetPage, selectList, utc } from '@site/api-platform/persistence';
import type { Condition, Database, ListedTable, ListPage, PageRequest } from '@site/api-platform/persistence';
import type { SubscriptionState } from '@site/vocabulary';
import { SUBSCRIBER_SORTS, type SubscriberDto } from '../http/subscribers.dto';

export interface SubscriberListRequest extends PageRequest {
  readonly state?: SubscriptionState | undefined;
}

const COLUMNS = selectList<SubscriberDto>({
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
const TABLE: ListedTable<SubscriberDto> = {
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

/** Reads subscriptions as rows. */
export class SubscriberReader {
  constructor(private readonly database: Database) {}

  list({ state, ...page }: SubscriberListRequest): Promise<ListPage<SubscriberDto>> {
    const where: Condition[] = state === undefined ? [] : [{ sql: 'state = $', value: state }];
    return keysetPage<SubscriberDto>(this.database, TABLE, { ...page, where });
  }

  /** All of a state, or whatever their state; oldest first, some at a time. Between them it holds nothing. */
  async *batches(state: SubscriptionState | undefined): AsyncGenerator<readonly SubscriberDto[]> {
    const [text, values] = state === undefined ? [NEXT(''), []] : [NEXT('and state = $3'), [state]];
    for (let place = START, size = BATCH; size === BATCH;) {
      const rows = await this.database.query<SubscriberDto>(text, [...place, ...values]);
      const last = rows.at(-1);
      if (last === undefined) return;
      yield rows;
      [place, size] = [[last.created_at, last.id], rows.length];
    }
  }
}
