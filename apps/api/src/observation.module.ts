import { statfs } from 'node:fs/promises';
import { Module } from '@nestjs/common';
import { SETTINGS, type Settings } from '@site/api-platform/config';
import { Metrics } from '@site/api-platform/metrics';
import { Database } from '@site/api-platform/persistence';
import { DatabaseProbe, Readiness } from '@site/api-platform/server';

const LETTERS = 'select count(*)::int as value from outgoing_letters';
const JOBS = `select name || ' ' || state as label, count(*)::int as value from jobs.job group by name, state`;
const FILES = 'select count(*)::int as files, coalesce(sum(size), 0)::float8 as bytes from files';
const LAST_BACKUP = 'select extract(epoch from max(finished_at))::float8 as value from backups';
const LAST_MISSING = 'select missing as value from backups order by finished_at desc limit 1';

interface Labelled {
  readonly label: string;
  readonly value: number;
}

/** What operators are told of this instance, and of what all share. */
@Module({
  providers: [
    {
      provide: 'observation',
      inject: [Metrics, Database, DatabaseProbe, Readiness, SETTINGS],
      useFactory: observe,
    },
  ],
})
export class ObservationModule {}

function observe(
  metrics: Metrics,
  database: Database,
  probe: DatabaseProbe,
  readiness: Readiness,
  { dataDir }: Settings,
): Metrics {
  const only = async (text: string): Promise<number | Record<string, never>> => {
    const [row] = await database.query<{ value: number | null }>(text);
    return row?.value ?? {};
  };
  metrics.gauge({
    name: 'site_database_pool_connections',
    help: 'Connections of this instance to the database, and requests that wait for one',
    labels: ['state'],
    read: async () => {
      const { totalCount: total, idleCount: idle, waitingCount: waiting } = await database.pool();
      return { total, idle, waiting };
    },
  });
  metrics.gauge({
    name: 'site_letters_waiting',
    help: 'Letters that are to be sent',
    read: () => only(LETTERS),
  });
  metrics.gauge({
    name: 'site_jobs',
    help: 'Work beside requests',
    labels: ['queue', 'state'],
    read: async () => {
      const rows = await database.query<Labelled>(JOBS);
      return Object.fromEntries(rows.map(({ label, value }) => [label, value]));
    },
  });
  metrics.gauge({
    name: 'site_files',
    help: 'Uploaded files',
    read: async () => (await database.query<{ files: number }>(FILES))[0]?.files ?? {},
  });
  metrics.gauge({
    name: 'site_files_bytes',
    help: 'Bytes of uploaded files, without what was made of them',
    read: async () => (await database.query<{ bytes: number }>(FILES))[0]?.bytes ?? {},
  });
  metrics.gauge({
    name: 'site_disk_free_bytes',
    help: 'Room for this user where DATA_DIR is',
    read: async () => {
      const { bavail, bsize } = await statfs(dataDir);
      return bavail * bsize;
    },
  });
  metrics.gauge({
    name: 'site_part_available',
    help: '1 while a part of the product works',
    labels: ['part'],
    read: async () => {
      const failing = await readiness.unavailable();
      return { database: Number(await probe.answers()), files: Number(!failing.includes('files')) };
    },
  });
  metrics.gauge({
    name: 'site_last_backup_timestamp_seconds',
    help: 'When the last good backup was finished; absent, there is none',
    read: () => only(LAST_BACKUP),
  });
  metrics.gauge({
    name: 'site_last_backup_missing_files',
    help: 'Files that records name and the last backup has not',
    read: () => only(LAST_MISSING),
  });
  return metrics;
}
