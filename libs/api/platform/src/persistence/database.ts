import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Pool, PoolClient, QueryResult } from 'pg';
import type { OrmParts } from './orm';
import { AmbientTransaction, begin, contextOn, joining, undo } from './ambient-transaction';

/** Runs one statement; a name makes it a prepared statement of its connection. */
export type RunQuery = <Row>(text: string, values?: readonly unknown[], name?: string) => Promise<Row[]>;

export interface Reads {
  readonly query: RunQuery;
  /** The same over few connections of their own. */
  readonly queryExpensive: RunQuery;
}

/** Connections for what strangers may ask that takes its time: all others find theirs free. */
const DEAR_CONNECTIONS = 4;

interface WatchedPool extends Pool {
  readonly options: Pool['options'] & Pick<OrmParts, 'watch'>;
}

/** Rows straight from PostgreSQL, over the pool that MikroORM owns: for reads and for tables that are no aggregates. */
export class Database implements Reads {
  /** For what visitors read. */
  readonly visitors: Reads;
  private opened: Promise<Pool> | undefined;
  private dearPool: Pool | undefined;

  constructor(
    private readonly orm: Pick<MikroORM, 'driver' | 'em'>,
    replica?: { before(primary: Reads): Reads },
  ) {
    this.visitors = replica?.before(this) ?? this;
  }

  readonly query: RunQuery = async <Row>(text: string, values: readonly unknown[] = [], name?: string) => {
    const ambient = AmbientTransaction.current;
    const asked = ambient?.hasBegun === true ? await ambient.client() : await this.pool();
    const { rows } = await asked.query(statement(text, values, name));
    return rows as Row[];
  };

  readonly queryExpensive: RunQuery = async <Row>(
    text: string,
    values: readonly unknown[] = [],
    name?: string,
  ) => {
    const { rows } = await (await this.poolOfExpensive()).query(statement(text, values, name));
    return rows as Row[];
  };

  /** One statement that writes: part of what `atomically` commits. */
  readonly write: RunQuery = async (text, values, name) => {
    await AmbientTransaction.current?.client();
    return this.query(text, values, name);
  };

  /** The same with entities: each of its statements is its own transaction, or part of what `atomically` commits. */
  unitOfWork<Result>(work: (unit: EntityManager) => Promise<Result>): Promise<Result> {
    const unit = this.orm.em.fork();
    return joining(unit, () => work(unit));
  }

  /** All that `work` does with `run`, and with the entities of `unit`, is committed together, or not at all. */
  async transaction<Result>(work: (run: RunQuery, unit: EntityManager) => Promise<Result>): Promise<Result> {
    const within = async (client: PoolClient): Promise<Result> => {
      const unit = this.orm.em.fork();
      unit.setTransactionContext(contextOn(client));
      const result = await work(runOn(client), unit);
      await unit.flush();
      return result;
    };
    const ambient = AmbientTransaction.current;
    if (ambient !== undefined) return ambient.nested(within);
    const client = await begin(await this.connect());
    try {
      const result = await within(client);
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      await undo(client);
      throw error;
    }
  }

  /**
   * All that is written while `work` runs, whoever writes it, is committed together when it ends, or not at all.
   * Nothing is held before the first write: let none of the work that takes its time come after it.
   */
  atomically<Result>(work: () => Promise<Result>): Promise<Result> {
    if (AmbientTransaction.current !== undefined) return work();
    return new AmbientTransaction(() => this.connect()).around(work);
  }

  pool(): Promise<Pool> {
    this.opened ??= this.open().catch((error: unknown) => {
      // A database that was not there yet is asked for again.
      this.opened = undefined;
      throw error;
    });
    return this.opened;
  }

  /** The pool of the ORM is the ORM's to close. */
  async onApplicationShutdown(): Promise<void> {
    await this.dearPool?.end();
  }

  private async poolOfExpensive(): Promise<Pool> {
    const pool = await this.pool();
    this.dearPool ??= this.likeThe(pool);
    return this.dearPool;
  }

  private likeThe(pool: Pool): Pool {
    const { options, constructor }: WatchedPool = pool;
    const other = new (constructor as typeof Pool)({
      ...options,
      // Hidden from whoever looks at all options.
      password: options.password,
      max: DEAR_CONNECTIONS,
      allowExitOnIdle: true,
    });
    options.watch?.(other);
    // Where nobody listens, a connection that the server drops ends the process.
    for (const event of ['connect', 'error'] as const) {
      const heard = new Set(other.listeners(event));
      for (const one of pool.listeners(event)) if (!heard.has(one)) other.on(event, one as () => void);
    }
    return other;
  }

  private async connect(): Promise<PoolClient> {
    return (await this.pool()).connect();
  }

  private open(): Promise<Pool> {
    const connection = this.orm.driver.getConnection() as unknown as { getNativeClient(): Promise<Pool> };
    return connection.getNativeClient();
  }
}

function runOn(client: PoolClient): RunQuery {
  return async <Row>(text: string, values: readonly unknown[] = [], name?: string) => {
    const { rows }: QueryResult = await client.query(statement(text, values, name));
    return rows as Row[];
  };
}

function statement(text: string, values: readonly unknown[], name: string | undefined) {
  return { text, values: [...values], ...(name !== undefined && { name }) };
}
