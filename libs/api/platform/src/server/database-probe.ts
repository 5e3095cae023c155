import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Client } from 'pg';

/** Longest wait for one answer, or for the connection before it. */
const PATIENCE_MS = 1_000;
/** One failure is slowness. As many in a row take less than the five seconds after which a loss has to be known. */
const FAILURES = 3;
const PAUSE_MS = 100;
/** Nobody who asks waits longer: until it is known better, what was known holds. */
const ANSWER_MS = 1_500;

/** What is asked, apart from the work of the product: a pool that is all in use is no database that is away. */
export class ProbeConnection {
  private client: Client | undefined;

  constructor(private readonly databaseUrl: string) {}

  /** @throws why there is no answer */
  async ask(): Promise<void> {
    const client = this.client ?? (await this.connect());
    try {
      await client.query('select 1');
    } catch (error) {
      this.drop(client);
      throw error;
    }
  }

  async close(): Promise<void> {
    const { client } = this;
    this.client = undefined;
    await client?.end().catch(() => undefined);
  }

  private async connect(): Promise<Client> {
    const client = new Client({
      connectionString: this.databaseUrl,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      keepAlive: true,
      application_name: 'site probe',
    });
    client.on('error', () => this.drop(client));
    await client.connect();
    this.client = client;
    return client;
  }

  /** Whoever hangs does not say goodbye either. */
  private drop(client: Client): void {
    if (this.client === client) this.client = undefined;
    client.end().catch(() => undefined);
  }
}

/** Asks the database whether it answers; callers that ask at the same time share one question. */
@Injectable()
export class DatabaseProbe {
  private asking: Promise<boolean> | undefined;
  private works = true;

  constructor(
    private readonly connection: Pick<ProbeConnection, 'ask' | 'close'>,
    private readonly log: Pick<Logger, 'log' | 'error'> = new Logger('Database'),
  ) {}

  answers(): Promise<boolean> {
    this.asking ??= this.look().finally(() => (this.asking = undefined));
    return Promise.race([this.asking, pause(ANSWER_MS, undefined, { ref: false }).then(() => this.works)]);
  }

  onApplicationShutdown(): Promise<void> {
    return this.connection.close();
  }

  /** What was away needs one answer to be there; what was there, several failures to be away. */
  private async look(): Promise<boolean> {
    for (let left = this.works ? FAILURES : 1; ; left -= 1) {
      const failure = await this.connection.ask().then(
        () => undefined,
        (error: unknown) => error ?? new Error('no answer'),
      );
      if (failure === undefined || left <= 1) return this.report(failure);
      await pause(PAUSE_MS);
    }
  }

  /** Once, when it turns. */
  private report(failure: unknown): boolean {
    const works = failure === undefined;
    if (works !== this.works) {
      this.works = works;
      if (works) this.log.log('the database works');
      else this.log.error({ err: failure }, 'the database cannot be used');
    }
    return works;
  }
}
