import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool, PoolClient, QueryResult } from 'pg';

/** Runs one statement; a name makes it a prepared statement of its connection. */
export type RunQuery = <Row>(text: string, values?: readonly unknown[], name?: string) => Promise<Row[]>;

/** Rows straight from PostgreSQL, over the pool that MikroORM owns: for reads and for tables that are no aggregates. */
export class Database {
  private opened: Promise<Pool> | undefined;

  constructor(private readonly orm: Pick<MikroORM, 'driver'>) {}

  readonly query: RunQuery = async <Row>(text: string, values: readonly unknown[] = [], name?: string) => {
    const pool = await this.pool();
    const { rows } = await pool.query(statement(text, values, name));
    return rows as Row[];
  };

  /** All that `work` does is committed together, or not at all. */
  async transaction<Result>(work: (run: RunQuery) => Promise<Result>): Promise<Result> {
    const client = await (await this.pool()).connect();
    try {
      await client.query('begin');
      const result = await work(runOn(client));
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      // A connection that cannot even roll back is of no more use to the pool.
      const broken = await client.query('rollback').then(
        () => false,
        () => true,
      );
      client.release(broken);
      throw error;
    }
  }

  pool(): Promise<Pool> {
    this.opened ??= this.open().catch((error: unknown) => {
      // A database that was not there yet is asked for again.
      this.opened = undefined;
      throw error;
    });
    return this.opened;
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
