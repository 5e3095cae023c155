import { DomainError, violation, type IdGenerator, type Journal } from '@site/api-kernel';
import { CONTENT_KINDS } from '@site/vocabulary';
import type { Database } from '../persistence/database';
import { keysetPage, type ListPage, type PageRequest } from '../persistence/keyset-page';
import { selectList, utc } from '../persistence/select-list';
import type { TargetRules } from './open-address';
import { Webhook } from './webhook';
import type { DeliveryDto, WebhookDto } from './webhooks.dto';

/** Most that there can be: each is a row for each change. */
const MOST = 20;
const KEPT_DAYS = 30;

const WEBHOOK = selectList<WebhookDto>({
  id: true,
  url: true,
  kinds: true,
  made_by: '(select full_name from users where users.id = webhooks.made_by)',
  created_at: utc('webhooks.created_at'),
  waiting: `(select count(*)::int from webhook_deliveries due where due.webhook = webhooks.id and due.state = 'waiting')`,
  failures: true,
});
const DELIVERY = selectList<DeliveryDto>({
  id: true,
  kind: true,
  record: true,
  version: true,
  created_at: utc('webhook_deliveries.created_at'),
  state: true,
  attempts: true,
  attempted_at: utc('attempted_at'),
  status: true,
  error: true,
});

const nameOf = (url: string) => CONTENT_KINDS.find((kind) => kind.url === url)?.name ?? url;
export const urlOf = (name: string) => CONTENT_KINDS.find((kind) => kind.name === name)?.url ?? name;

/** Addresses that are told of changes, and what they were told. */
export class Webhooks {
  constructor(
    private readonly database: Database,
    private readonly journal: Pick<Journal, 'note'>,
    private readonly ids: IdGenerator,
    private readonly rules: TargetRules,
  ) {}

  async list(request: PageRequest): Promise<ListPage<WebhookDto>> {
    const listed = { table: 'webhooks', columns: WEBHOOK, newestBy: 'created_at', sorts: {} };
    const page = await keysetPage<WebhookDto>(this.database, listed, {
      ...request,
      where: [{ sql: 'true' }],
    });
    return { ...page, items: page.items.map((row) => ({ ...row, kinds: row.kinds.map(urlOf) })) };
  }

  /**
   * Its secret is not told again.
   * @throws DomainError `validation_failed` for a target that may not be called, and when there are enough
   */
  make(url: string, kinds: readonly string[], by: string): Promise<Webhook> {
    const webhook = new Webhook(this.ids.next(), url, kinds.map(nameOf), by, this.rules);
    return this.database.atomically(async () => {
      await this.database.write(`select pg_advisory_xact_lock(hashtext('webhooks'))`);
      await this.database.unitOfWork(async (unit) => {
        if ((await unit.count(Webhook)) >= MOST) refuseMore();
        await unit.persist(webhook).flush();
      });
      await this.journal.note('published', 'webhooks', { record: webhook.id, by });
      return webhook;
    });
  }

  /** It is told nothing more, and what it was told is forgotten. @throws DomainError `not_found` */
  remove(id: string, by: string): Promise<void> {
    return this.database.atomically(async () => {
      const removed = await this.database.unitOfWork((unit) => unit.nativeDelete(Webhook, { id }));
      if (removed === 0) throw new DomainError('not_found');
      await this.journal.note('erased', 'webhooks', { record: id, by });
    });
  }

  /** @throws DomainError `not_found` */
  async one(id: string): Promise<WebhookDto> {
    const text = `select ${WEBHOOK} from webhooks where id = $1`;
    const [row] = await this.database.query<WebhookDto>(text, [id]);
    if (row === undefined) throw new DomainError('not_found');
    return { ...row, kinds: row.kinds.map(urlOf) };
  }

  /** What it was told, the newest first. @throws DomainError `not_found` */
  async deliveries(webhook: string, request: PageRequest): Promise<ListPage<DeliveryDto>> {
    await this.one(webhook);
    const listed = { table: 'webhook_deliveries', columns: DELIVERY, newestBy: 'created_at', sorts: {} };
    const where = [{ sql: 'webhook_deliveries.webhook = $::uuid', value: webhook }];
    const page = await keysetPage<DeliveryDto>(this.database, listed, { ...request, where });
    return { ...page, items: page.items.map((row) => ({ ...row, kind: urlOf(row.kind) })) };
  }

  /** Sends it once more, under the id that it had. @throws DomainError `not_found` */
  async replay(webhook: string, delivery: string): Promise<DeliveryDto> {
    return this.database.atomically(async () => {
      const [row] = await this.database.write<DeliveryDto & { readonly waited: boolean }>(
        `update webhook_deliveries set state = 'waiting', attempts = 0, created_at = clock_timestamp() from (
           select id as stood, state = 'waiting' as waited from webhook_deliveries where webhook = $1 and id = $2 for update
         ) former where id = stood returning ${DELIVERY}, waited`,
        [webhook, delivery],
      );
      if (row === undefined) throw new DomainError('not_found');
      const { waited, ...told } = row;
      // It is in the queue already.
      if (!waited) await this.database.write('select queue_deliveries($1)', [[delivery]]);
      return { ...told, kind: urlOf(told.kind) };
    });
  }

  /** Forgets what was told long ago, and what waits in vain: nobody tries any more, and a queue keeps no job for ever. */
  async sweep(): Promise<void> {
    await this.database.query(
      `delete from webhook_deliveries where created_at < now() - interval '${KEPT_DAYS} days'`,
    );
  }
}

function refuseMore(): never {
  const violations = [violation('', 'webhooks_full', { max: MOST })];
  throw new DomainError('validation_failed', { violations });
}
