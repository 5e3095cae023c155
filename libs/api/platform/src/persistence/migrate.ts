import { setTimeout as pause } from 'node:timers/promises';
import { defineConfig, MikroORM, type MigrationObject } from '@mikro-orm/postgresql';
import { Client, escapeIdentifier } from 'pg';
import { expectLetters } from './expect-letters';
import { expectOwnSession, OWN_SESSION } from './own-sessions';

/** One number for this product's migrations, so that instances that start together wait for each other. */
export const MIGRATION_LOCK = 7_203_114;

/**
 * Whoever waits for a table makes all others wait behind: rather give up soon, let them pass, and come back. Milliseconds,
 * and how often: in all five minutes, longer than most backups hold a table.
 */
const LOCK_MS = 2_000;
const PAUSE_MS = 1_000;
const ATTEMPTS = 100;
const LOCK_NOT_AVAILABLE = '55P03';

export class MigrationFailure extends Error {
  constructor(
    readonly migration: string,
    cause: unknown,
  ) {
    super(
      `La migration ${migration} a échoué / migration ${migration} failed: ${cause instanceof Error ? cause.message : ''}`,
      {
        cause,
      },
    );
    this.name = 'MigrationFailure';
  }
}

/** A step of the schema; its class is loaded only when it has to run. */
export interface MigrationStep {
  readonly name: string;
  readonly load: () => Promise<MigrationObject['class']>;
}

export interface MigrationPlan {
  /** Role that may change the schema. */
  readonly ownerUrl: string;
  /** Role of the running product: gets rights on rows, none on the schema. */
  readonly appUrl: string;
  readonly migrations: readonly MigrationStep[];
  /** Whether a database without any schema may get one; refused, it is taken for one that was named by mistake. */
  readonly mayFound?: boolean;
  /** Is told of a step that others keep from their tables, each time. */
  readonly waits?: (name: string) => void;
}

const EMPTY =
  'La base de données est vide : vérifiez DATABASE_URL, ou préparez-la avec la commande migrate. / ' +
  'The database is empty: check DATABASE_URL, or prepare it with the command migrate.';

/** Brings the schema up to date, once, whoever starts first. Answers the names of what was run. */
export async function migrate(plan: MigrationPlan): Promise<string[]> {
  const { ownerUrl, migrations, mayFound = true } = plan;
  const client = new Client({
    connectionString: ownerUrl,
    connectionTimeoutMillis: 3_000,
    application_name: 'site migrate',
    ...OWN_SESSION,
  });
  // What runs over it, now or next, rejects anyway, and the start tries again.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await expectOwnSession(client);
    let names = await pending(client, migrations);
    if (!mayFound && names.length === migrations.length) throw new Error(EMPTY);
    if (names.length > 0) {
      if (names.length === migrations.length) await expectLetters(client);
      await wait(client);
      names = await pending(client, migrations);
      // Starting is budgeted: the migrator is loaded only when there is something to do.
      if (names.length > 0) await runPatiently(plan, names);
    }
    // Each time: the role may be new, or the process may have died after the last migration. PostgreSQL refuses
    // grants on the same tables by two sessions at once ("tuple concurrently updated").
    await wait(client);
    if (!(await takesNoWrites(client))) await grantRows(client, appRoleOf(plan));
    return names;
  } finally {
    // Closing the session releases the lock.
    await client.end();
  }
}

async function wait(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
}

/** Then the rights are what they were: a product that needs no new schema can start and show what is there. */
async function takesNoWrites(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  return rows[0]?.transaction_read_only === 'on';
}

async function pending(client: Client, migrations: readonly MigrationStep[]): Promise<string[]> {
  const known = await client.query<{ found: boolean }>(
    `select to_regclass('mikro_orm_migrations') is not null as found`,
  );
  if (known.rows[0]?.found !== true) return migrations.map(({ name }) => name);
  const done = await client.query<{ name: string }>('select name from mikro_orm_migrations');
  const names = new Set(done.rows.map(({ name }) => name));
  return migrations.map(({ name }) => name).filter((name) => !names.has(name));
}

async function runPatiently(plan: MigrationPlan, names: readonly string[]): Promise<void> {
  for (let left = ATTEMPTS; ; left -= 1) {
    try {
      return await run(plan, names);
    } catch (error) {
      if (left <= 1 || !(error instanceof MigrationFailure) || !isOfLock(error.cause)) throw error;
      plan.waits?.(error.migration);
      await pause(PAUSE_MS);
    }
  }
}

function isOfLock(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return code === LOCK_NOT_AVAILABLE || (cause !== undefined && isOfLock(cause));
}

async function run({ ownerUrl, migrations }: MigrationPlan, names: readonly string[]): Promise<void> {
  const { Migrator } = await import('@mikro-orm/migrations');
  const migrationsList = await Promise.all(
    migrations.map(async ({ name, load }) => ({ name, class: await load() })),
  );
  const orm = new MikroORM(
    defineConfig({
      clientUrl: ownerUrl,
      driverOptions: { connectionString: ownerUrl, lock_timeout: LOCK_MS },
      entities: [],
      discovery: { warnWhenNoEntities: false },
      extensions: [Migrator],
      pool: { min: 0, max: 2 },
      logger: () => undefined,
      migrations: { migrationsList, snapshot: false, allOrNothing: true },
    }),
  );
  let current = names[0] ?? '';
  orm.migrator.on('migrating', ({ name }) => {
    current = name;
  });
  try {
    await orm.migrator.up();
  } catch (error) {
    throw new MigrationFailure(current, error);
  } finally {
    await orm.close(true);
  }
}

/** The role of the running product; undefined where that is the owner. */
export function appRoleOf({
  appUrl,
  ownerUrl,
}: Pick<MigrationPlan, 'appUrl' | 'ownerUrl'>): string | undefined {
  const [app, owner] = [new URL(appUrl).username, new URL(ownerUrl).username];
  return app === '' || app === owner ? undefined : decodeURIComponent(app);
}

async function grantRows(client: Client, app: string | undefined): Promise<void> {
  if (app === undefined) return;
  const role = escapeIdentifier(app);
  const found = await client.query<{ name: string }>(
    `select nspname as name from pg_namespace where nspname in ('public', 'jobs')`,
  );
  for (const { name } of found.rows) {
    await client.query(`grant usage on schema ${name} to ${role}`);
    await client.query(`grant select, insert, update, delete on all tables in schema ${name} to ${role}`);
    await client.query(`grant usage, select on all sequences in schema ${name} to ${role}`);
  }
}
