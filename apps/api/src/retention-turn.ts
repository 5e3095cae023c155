import type { Database } from '@site/api-platform';

/** One number for the retention of all instances. */
const RETENTION_LOCK = 7_203_116;

/** Lets one instance at a time work. The turn is a lock of the database: it ends with the connection, whatever happens. */
export class RetentionTurn {
  constructor(private readonly database: Pick<Database, 'pool'>) {}

  /** Does nothing while another instance is at it. */
  async take(work: () => Promise<void>): Promise<void> {
    const client = await (await this.database.pool()).connect();
    let broken: Error | undefined;
    // While nothing is asked on it, a lost connection would otherwise end the process.
    const onError = (error: Error): void => void (broken = error);
    client.on('error', onError);
    try {
      const asked = 'select pg_try_advisory_lock($1) as mine';
      const { rows } = await client.query<{ mine: boolean }>(asked, [RETENTION_LOCK]);
      if (rows[0]?.mine !== true) return;
      try {
        await work();
      } finally {
        await client.query('select pg_advisory_unlock($1)', [RETENTION_LOCK]).catch(onError);
      }
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  }
}
