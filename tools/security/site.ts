import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Answer, Asked } from '../../apps/api/src/testing/ask.ts';
import { SECRET } from '../../apps/api/src/testing/forged-token.ts';
import { aMember, anAdministrator, type Person } from '../../apps/api/src/testing/people.ts';
import { until } from '../../apps/api/src/testing/patience.ts';
import type { Ended, Environment } from '../../apps/api/src/testing/program.ts';
import { storedState } from '../../apps/api/src/testing/stored-state.ts';
import { startMailServer, type MailServer } from '../../libs/api/mail/src/testing.ts';
import { endLater } from '../ending.ts';
import { createTemporaryDatabase, type Database, type TemporaryDatabase } from '../database/index.ts';
import { launch, startInstance } from './instance.ts';
import type { Instance, Launch } from './instance.ts';

export const ORIGIN = 'https://site.test';
export const PARTNER = 'https://partner.test';
export { SECRET };

interface StartOptions extends Launch {
  readonly environment?: Environment;
  readonly ready?: boolean;
  readonly port?: number;
}

/** A database, a mail server, a folder, and instances of the product on them. */
export class Site {
  readonly instances: Instance[] = [];
  readonly database: TemporaryDatabase;
  readonly cluster: Database;
  readonly mail: MailServer;
  readonly dataDir = mkdtempSync(join(tmpdir(), 'site-security-'));
  /** Ends all of it. Answers what the instances have said. */
  readonly close = endLater(() => this.end());
  private readonly superuser: pg.Client;
  private turn = 0;

  private constructor(cluster: Database, database: TemporaryDatabase, mail: MailServer) {
    this.cluster = cluster;
    this.database = database;
    this.mail = mail;
    this.superuser = new pg.Client({ connectionString: database.superUrl });
    this.superuser.on('error', () => undefined);
  }

  /** As many instances as are asked for, each with limits out of the way unless told otherwise. */
  static async open(cluster: Database, count = 2, environment: Environment = {}): Promise<Site> {
    const site = new Site(cluster, await createTemporaryDatabase(cluster), await startMailServer());
    await site.superuser.connect();
    for (let number = 0; number < count; number += 1) await site.start({ environment });
    return site;
  }

  get environment(): Environment {
    return {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PUBLIC_URL: ORIGIN,
      CORS_ORIGINS: PARTNER,
      TRUST_PROXY: 'loopback',
      JWT_SECRET: SECRET,
      RATE_LIMIT_FACTOR: '100000',
      DATA_DIR: this.dataDir,
      DATABASE_URL: this.database.appUrl,
      MIGRATION_DATABASE_URL: this.database.ownerUrl,
      SMTP_URL: this.mail.url,
      MAIL_FROM: 'Site <site@example.org>',
      CONTACT_TO: 'bureau@example.org',
    };
  }

  async start({ environment = {}, ...options }: StartOptions = {}): Promise<Instance> {
    const instance = await startInstance({ ...this.environment, ...environment }, options);
    this.instances.push(instance);
    void instance.ended.then(() => this.instances.splice(this.instances.indexOf(instance), 1));
    return instance;
  }

  /** One of the first two instances, by turns: what one knows the other has to know. */
  ask(path: string, asked?: Asked): Promise<Answer> {
    this.turn += 1;
    const instance = this.instances[this.turn % Math.min(2, this.instances.length)];
    if (instance === undefined) throw new Error('no instance runs');
    return instance.ask(path, asked);
  }

  post(path: string, body: object, asked: Asked = {}): Promise<Answer> {
    return this.ask(`/api/v1/${path}`, { ...asked, body });
  }

  async query<Row = Record<string, unknown>>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return (await this.superuser.query(text, [...values])).rows as Row[];
  }

  async count(rows: string): Promise<number> {
    return Number((await this.query<{ n: string }>(`select count(*) as n from ${rows}`))[0]?.n);
  }

  member(): Promise<Person> {
    return aMember(this);
  }

  administrator(): Promise<Person> {
    return anAdministrator(this, (text, values) => this.query(text, values));
  }

  /** Hashes of all rows and files, once letters of before have gone; the queue goes on by itself. */
  async state(): Promise<Record<string, string>> {
    await until(async () => (await this.count('outgoing_letters')) === 0, 15_000);
    const { 'jobs.job': _queue, ...state } = await storedState(
      (text, values) => this.query(text, values),
      this.dataDir,
    );
    return state;
  }

  command(...args: readonly string[]): Promise<Ended> {
    return launch('cli', args, this.environment).ended;
  }

  /** Starts the product with these settings, and waits for its end: a signal where it does not end by itself. */
  async main(environment: Environment): Promise<Ended> {
    const { ended, signal } = launch('main', [], { ...this.environment, PORT: '0', ...environment });
    const limit = setTimeout(() => signal('SIGKILL'), 60_000);
    return ended.finally(() => clearTimeout(limit));
  }

  private async end(): Promise<string> {
    const ends = await Promise.all([...this.instances].map((instance) => instance.stop()));
    await Promise.all([this.superuser.end(), this.mail.stop()]);
    await this.database.drop();
    rmSync(this.dataDir, { recursive: true, force: true });
    return ends.map(({ output }) => output).join('\n');
  }
}

/** The two that everybody shares. */
export function pairOf({ instances: [first, second] }: Site): readonly [Instance, Instance] {
  if (first === undefined || second === undefined) throw new Error('two instances are to run');
  return [first, second];
}

/** A site of its own for what would disturb others. */
export async function apart(
  { cluster }: Site,
  look: (site: Site) => Promise<void>,
  { count = 1, environment = {} }: { count?: number; environment?: Environment } = {},
): Promise<void> {
  const site = await Site.open(cluster, count, environment);
  try {
    await look(site);
  } finally {
    await site.close();
  }
}
