import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { AmbientTransaction } from './ambient-transaction';
import type { Reads, RunQuery } from './database';

const FIRST_PAUSE_MS = 25;
const LAST_PAUSE_MS = 2_000;
/** What lacks a change for longer is told of: visitors notice nothing. */
const LONG_MS = 10_000;

const STANDS = `select pg_current_wal_insert_lsn()::text as place, system_identifier::text as system,
  current_database() as name from pg_control_system()`;
const FOLLOWS = `select pg_is_in_recovery() and system_identifier::text = $1 and current_database() = $2 as follows,
  coalesce(pg_last_wal_replay_lsn() >= $3::pg_lsn, false) as has_all from pg_control_system()`;

interface Stand {
  readonly place: string;
  readonly system: string;
  readonly name: string;
}

/**
 * A server that follows the database and answers what visitors read, while it has replayed every change that this
 * instance has made or heard of. Until then, and where it fails, the database itself is asked.
 */
export class Replica {
  private readonly logger = new Logger('Replica');
  private upToDate = false;
  private heard = false;
  private changes = 0;
  private following = false;
  private away = false;

  /** @param primary connections to the database that it follows */
  constructor(
    private readonly standby: Reads,
    private readonly primary: Reads,
  ) {}

  get isUpToDate(): boolean {
    return this.upToDate;
  }

  /** Something may have changed by now. */
  changed(): void {
    this.upToDate = false;
    this.heard = true;
    this.changes += 1;
    if (!this.following) void this.follow();
  }

  /** While nobody tells of changes, nobody knows what it lacks. */
  distrust(): void {
    this.upToDate = false;
    this.heard = false;
  }

  /** What it answers instead of the primary when it can. */
  before(primary: Reads): Reads {
    return { query: this.either('query', primary), queryExpensive: this.either('queryExpensive', primary) };
  }

  private either(way: keyof Reads, primary: Reads): RunQuery {
    return async (...asked) => {
      if (!this.upToDate || AmbientTransaction.current?.hasBegun === true) return primary[way](...asked);
      try {
        return await this.standby[way](...asked);
      } catch (error) {
        this.report(error);
        this.changed();
        return primary[way](...asked);
      }
    };
  }

  private async follow(): Promise<void> {
    this.following = true;
    const begun = performance.now();
    let seen = -1;
    let stand: Stand | undefined;
    for (let wait = FIRST_PAUSE_MS; this.heard && !this.upToDate; wait = Math.min(wait * 2, LAST_PAUSE_MS)) {
      try {
        const isNew = seen !== this.changes;
        if (isNew) {
          seen = this.changes;
          // Of a database that is away others tell.
          [stand] = await this.primary.query<Stand>(STANDS).catch(() => []);
          if (stand === undefined) seen = -1;
        }
        const hasAll = stand !== undefined && (await this.hasAll(stand));
        this.upToDate = hasAll && this.heard && seen === this.changes;
        // It answers, so that the last change is soon there.
        if (isNew && stand !== undefined) wait = FIRST_PAUSE_MS;
        if (this.upToDate) this.reportBack();
        else if (stand !== undefined && performance.now() - begun > LONG_MS)
          this.report(new Error('It lags behind.'));
      } catch (error) {
        seen = -1;
        this.report(error);
      }
      if (!this.upToDate) await pause(wait, undefined, { ref: false });
    }
    this.following = false;
  }

  /** Once, until it is back. */
  private report(error: unknown): void {
    if (!this.away)
      this.logger.warn({ err: error }, 'the replica cannot be used: the database answers instead');
    this.away = true;
  }

  private reportBack(): void {
    if (this.away) this.logger.log('the replica answers visitors again');
    this.away = false;
  }

  private async hasAll({ system, name, place }: Stand): Promise<boolean> {
    const [row] = await this.standby.query<{ follows: boolean; has_all: boolean }>(FOLLOWS, [
      system,
      name,
      place,
    ]);
    if (row?.follows !== true)
      throw new Error('DATABASE_REPLICA_URL leads to no server that follows DATABASE_URL.');
    return row.has_all;
  }
}
