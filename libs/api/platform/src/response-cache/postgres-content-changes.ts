import { Logger } from '@nestjs/common';
import type { ContentChanges, ChangedKind } from '@site/api-kernel';
import { Client } from 'pg';
import { afterCommit } from '../persistence/ambient-transaction';
import type { RunQuery } from '../persistence/database';
import type { Replica } from '../persistence/replica';
import type { ResponseCache } from './response-cache';
import type { SharedCachePurge } from './shared-cache-purge';
import { EVERYTHING, isSurrogateKey } from './shared-caching';

const CHANNEL = 'content_changed';
/** Stands for every kind of content. */
const ANYTHING = '';
const FIRST_RETRY_MS = 200;
const LAST_RETRY_MS = 3_000;
/** A connection that was cut without a word is noticed by asking. */
const HEARTBEAT_MS = 5_000;
const PATIENCE_MS = 3_000;

export interface PostgresContentChangesParts {
  readonly databaseUrl: string;
  readonly kept: ResponseCache;
  /** Absent: no cache stands in front. */
  readonly shared?: Pick<SharedCachePurge, 'purge' | 'close'> | undefined;
  /** Absent: visitors read from the database itself. */
  readonly replica?: Pick<Replica, 'changed' | 'distrust'> | undefined;
}

/** Tells all instances, with the transaction, that content may have changed in any way. */
export async function announceAnything(run: RunQuery): Promise<void> {
  await run('select pg_notify($1, $2)', [CHANNEL, ANYTHING]);
}

/**
 * Forgets kept answers when any instance has changed content: triggers of the content tables notify, each instance
 * listens. While the connection is down nothing is kept, so that no instance shows what another has changed.
 */
export class PostgresContentChanges implements ContentChanges {
  private readonly logger = new Logger('ContentChanges');
  private client: Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private retryMs = FIRST_RETRY_MS;
  private running = false;
  private failing = false;
  private readonly listeners = new Map<string, () => void>();

  constructor(private readonly parts: PostgresContentChangesParts) {
    parts.kept.distrust();
  }

  /** Forgets here once it is committed; the database tells the others. */
  announce(kind: ChangedKind): void {
    afterCommit(() => {
      this.parts.replica?.changed();
      this.parts.kept.forget(kind);
    });
  }

  onChange(kind: ChangedKind, work: () => void): void {
    this.listeners.set(kind, work);
  }

  /** Begins to listen; keeps trying by itself when the connection is lost or cannot be made. */
  async listen(): Promise<void> {
    if (this.running) return;
    this.running = true;
    await this.connect();
  }

  async close(): Promise<void> {
    this.running = false;
    clearTimeout(this.timer);
    this.distrust();
    this.parts.shared?.close();
    const { client } = this;
    this.client = undefined;
    await client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.parts.databaseUrl,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      keepAlive: true,
      application_name: 'site changes',
    });
    this.client = client;
    client.on('error', (error) => this.lose(client, error));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ payload }) => payload !== undefined && this.hear(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      this.lose(client, error);
      return;
    }
    if (this.client !== client) return;
    this.retryMs = FIRST_RETRY_MS;
    if (this.failing) this.logger.log('content changes are heard again');
    this.failing = false;
    this.parts.replica?.changed();
    this.parts.kept.trust();
    // Nobody has heard what changed before; and a new release has other pages.
    this.parts.shared?.purge(EVERYTHING);
    this.schedule(HEARTBEAT_MS, () => this.beat(client));
  }

  private distrust(): void {
    this.parts.replica?.distrust();
    this.parts.kept.distrust();
  }

  private hear(kind: string): void {
    this.parts.replica?.changed();
    if (kind === ANYTHING) {
      this.parts.kept.forgetAll();
      this.parts.shared?.purge(EVERYTHING);
      for (const work of this.listeners.values()) work();
      return;
    }
    this.parts.kept.forget(kind);
    if (isSurrogateKey(kind)) this.parts.shared?.purge(kind);
    this.listeners.get(kind)?.();
  }

  private async beat(client: Client): Promise<void> {
    try {
      await client.query('select 1');
      if (this.client === client) this.schedule(HEARTBEAT_MS, () => this.beat(client));
    } catch (error) {
      this.lose(client, error);
    }
  }

  private lose(client: Client, error?: unknown): void {
    if (this.client !== client) return;
    this.client = undefined;
    this.distrust();
    client.end().catch(() => undefined);
    if (!this.running) return;
    if (!this.failing) this.logger.warn({ err: error }, 'content changes cannot be heard');
    this.failing = true;
    this.schedule(this.retryMs, () => this.connect());
    this.retryMs = Math.min(this.retryMs * 2, LAST_RETRY_MS);
  }

  private schedule(delayMs: number, work: () => Promise<void>): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void work(), delayMs).unref();
  }
}
