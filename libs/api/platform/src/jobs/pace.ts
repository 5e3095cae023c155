import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../persistence/database';

// Whoever asks at the same time waits for the lock of the row: no two have the same turn.
const NEXT = `insert into paces as pace (name, turn) values ($1, clock_timestamp() + $2::float8 * interval '1 second')
  on conflict (name) do update
    set turn = greatest(pace.turn, clock_timestamp()) + $2::float8 * interval '1 second'
  returning (extract(epoch from turn - clock_timestamp()) * 1000)::float8 as wait`;

/** One pace of all instances together: each piece of work waits for a turn of its own. */
export class Pace {
  /** @param perMinute turns in a minute, however many instances ask for them */
  constructor(
    private readonly database: Pick<Database, 'query'>,
    private readonly name: string,
    private readonly perMinute: number,
  ) {}

  /** Ends when it is one's turn, at the earliest after the pause between two of them. @throws when the signal says so first */
  async turn(signal: AbortSignal): Promise<void> {
    const [row] = await this.database.query<{ wait: number }>(NEXT, [this.name, 60 / this.perMinute]);
    await pause(Math.max(0, row?.wait ?? 0), undefined, { signal });
  }
}
