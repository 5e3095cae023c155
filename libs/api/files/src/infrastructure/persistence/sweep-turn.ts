import type { Database } from '@site/api-platform';

/** One number for the sweeps of all instances. */
const SWEEP_LOCK = 7_203_115;

/** Lets one instance at a time work. The turn is a lock of the database: it ends with the connection, whatever happens. */
export class SweepTurn {
  constructor(private readonly database: Pick<Database, 'pool'>) {}

  /** Answers whether it was this instance's turn. */
  async take(work: () => Promise<void>): Promise<boolean> {
    const client = await (await this.database.pool()).connect();
    let broken: Error | undefined;
    // While nothing is asked on it, a lost connection would otherwise end the process.
    const onError = (error: Error): void => void (broken = error);
    client.on('error', onError);
    try {
      const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
        SWEEP_LOCK,
      ]);
      if (rows[0]?.mine !== true) return false;
      try {
        await work();
      } finally {
        await client.query('select pg_advisory_unlock($1)', [SWEEP_LOCK]).catch(onError);
      }
      return true;
    } catch (error) {
      broken ??= error instanceof Error ? error : undefined;
      throw error;
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  }
}
