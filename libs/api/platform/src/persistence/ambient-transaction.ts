import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { PoolClient } from 'pg';

const current = new AsyncLocalStorage<AmbientTransaction>();

/** A transaction that whatever is written during a piece of work joins. It begins with the first write. */
export class AmbientTransaction {
  private beginning: Promise<PoolClient> | undefined;
  private ended = false;
  private readonly afterwards: (() => void)[] = [];

  constructor(private readonly connect: () => Promise<PoolClient>) {}

  /** That of the work this is called from; what outlives its work is not part of it. */
  static get current(): AmbientTransaction | undefined {
    const ambient = current.getStore();
    return ambient?.ended === false ? ambient : undefined;
  }

  get hasBegun(): boolean {
    return this.beginning !== undefined;
  }

  async around<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      const result = await current.run(this, work);
      await this.commit();
      return result;
    } catch (error) {
      await this.rollback();
      throw error;
    } finally {
      this.ended = true;
    }
  }

  client(): Promise<PoolClient> {
    this.beginning ??= this.connect().then(begin);
    return this.beginning;
  }

  /** What fails in it undoes nothing else: the work may go on in another way. */
  async nested<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.client();
    await client.query('savepoint nested');
    try {
      const result = await work(client);
      await client.query('release savepoint nested');
      return result;
    } catch (error) {
      await client.query('rollback to savepoint nested').catch(() => undefined);
      throw error;
    }
  }

  onCommit(work: () => void): void {
    this.afterwards.push(work);
  }

  private async commit(): Promise<void> {
    const client = await this.beginning;
    await client?.query('commit');
    client?.release();
    this.beginning = undefined;
    this.ended = true;
    for (const work of this.afterwards) work();
  }

  private async rollback(): Promise<void> {
    const client = await this.beginning?.catch(() => undefined);
    if (client !== undefined) await undo(client);
  }
}

export async function begin(client: PoolClient): Promise<PoolClient> {
  try {
    await client.query('begin');
    return client;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** A connection that cannot even roll back is of no more use to the pool. */
export async function undo(client: PoolClient): Promise<void> {
  const broken = await client.query('rollback').then(
    () => false,
    () => true,
  );
  client.release(broken);
}

/** Does something once what is being written is committed: at once, where nothing waits for a commit. */
export function afterCommit(work: () => void): void {
  const ambient = AmbientTransaction.current;
  if (ambient === undefined) work();
  else ambient.onCommit(work);
}

/** Lets the ORM write as part of the ambient transaction, if there is one. */
export async function joining<Result>(unit: EntityManager, write: () => Promise<Result>): Promise<Result> {
  const ambient = AmbientTransaction.current;
  if (ambient === undefined) return write();
  unit.setTransactionContext(contextOn(await ambient.client()));
  try {
    return await write();
  } finally {
    unit.resetTransactionContext();
  }
}

/** Lets the ORM read as part of the ambient transaction once that has begun: who holds a connection waits for no other. */
export function readingIn<Result>(unit: EntityManager, read: () => Promise<Result>): Promise<Result> {
  return AmbientTransaction.current?.hasBegun === true ? joining(unit, read) : read();
}

/** All that MikroORM asks of a transaction that it did not begin itself. */
export function contextOn(client: PoolClient): object {
  return {
    executeQuery: async ({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) => {
      const { command, rowCount, rows } = await client.query(sql, [...parameters]);
      return { rows, ...(command !== 'SELECT' && { numAffectedRows: BigInt(rowCount ?? 0) }) };
    },
  };
}
