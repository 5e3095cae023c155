import { defineConfig, MikroORM, type EntitySchema } from '@mikro-orm/postgresql';
import type { Logger } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { EditSchema } from './last-edit-column';
import { LocalizedTextSchema } from './localized-column';

export const STATEMENT_TIMEOUT_MS = 4_500;
/** Longest waits in milliseconds: nobody waits longer than five seconds for a connection and then a lock, or for an answer. */
const WAITS = {
  connectionTimeoutMillis: 2_000,
  lock_timeout: 2_500,
  statement_timeout: STATEMENT_TIMEOUT_MS,
  // Counted here: a server that hangs keeps no time.
  query_timeout: 4_700,
};

export interface OrmParts {
  readonly poolSize?: number;
  /** Is told of each pool of connections, this and those like it. */
  readonly watch?: ((pool: Pool) => void) | undefined;
}

/**
 * What reads a hundred thousand rows is read by two processes: PostgreSQL weighs pages and rows, and knows nothing of how
 * long it takes to look for a word in a text.
 */
const READ_BY_TWO = 'set parallel_setup_cost = 100; set max_parallel_workers_per_gather = 1';

/** The ORM over the entities of all modules. It connects at the first use, so the product starts without a database. */
export function createOrm(
  databaseUrl: string,
  entities: readonly EntitySchema[],
  logger?: Logger,
  { poolSize = 10, watch, ...waits }: Partial<typeof WAITS> & OrmParts = {},
): MikroORM {
  return new MikroORM(
    defineConfig({
      clientUrl: databaseUrl,
      entities: [LocalizedTextSchema, EditSchema, ...entities],
      pool: { min: 0, max: poolSize, idleTimeoutMillis: 60_000 },
      driverOptions: {
        // The ORM reads host, user and database of an address, and leaves out how it is encrypted.
        connectionString: databaseUrl,
        ...WAITS,
        ...waits,
        idle_in_transaction_session_timeout: 10_000,
        application_name: 'site',
        keepAlive: true,
        // No parameter of the connection: a pooler in between may refuse those that it does not know.
        onConnect: async (client: PoolClient) => {
          await client.query(READ_BY_TWO);
        },
        ...(watch !== undefined && { watch, onPoolCreated: watch }),
      },
      // One statement is atomic by itself; what needs more asks for a transaction.
      implicitTransactions: false,
      // Creating a database is no business of the running product.
      ensureDatabase: false,
      forceUtcTimezone: true,
      validateRequired: false,
      ...(logger !== undefined && { logger: (message: string) => logger.warn(message) }),
    }),
  );
}
