import { join } from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import { sessionCookieName } from '@site/api-identity';
import type { Settings } from '@site/api-platform/config';
import { Metrics } from '@site/api-platform/metrics';
import { createOrm, Database, Replica } from '@site/api-platform/persistence';
import {
  PostgresContentChanges,
  PublicAnswers,
  ResponseCache,
  SharedCachePurge,
  SharedCaching,
} from '@site/api-platform/response-cache';
import {
  Cors,
  createLogs,
  Readiness,
  securityHeaders,
  SiteAdapter,
  StaticAssets,
} from '@site/api-platform/server';
import type { Telemetry } from '@site/api-platform/telemetry';
import { entities } from './entities';
import { isOfTheSite } from './web/pages';
import { WEB_FOLDER } from './web/load-site';
import { ReleaseAssets } from './web/release-assets';
import { holdsToken } from './web/token-addresses';

/** Milliseconds that a replica which hangs costs whoever asks it first; then it is left out. */
const REPLICA_WAITS = { connectionTimeoutMillis: 500, statement_timeout: 2_000, query_timeout: 2_200 };

/** What exists once per process and is needed before, inside and outside of Nest. */
export type Runtime = ReturnType<typeof createRuntime>;

/** Opens nothing: connections are made at first use. @param withSite whether the built site's files are served */
export function createRuntime(settings: Settings, withSite: boolean, telemetry?: Telemetry) {
  const { application: logger, access: accessLog } = createLogs(settings, undefined, telemetry?.lines);
  telemetry?.reportTo(logger);
  const kept = new ResponseCache({ enabled: settings.keepAnswers });
  const common = securityHeaders(settings);
  const { seconds, purge } = settings.sharedCache;
  const answers = new PublicAnswers(kept, {
    common,
    sessionCookie: sessionCookieName(settings),
    shared: new SharedCaching(seconds),
  });
  const readiness = new Readiness();
  const metrics = new Metrics();
  const connections = {
    poolSize: settings.databasePool,
    watch: telemetry && ((pool: Pool) => telemetry.watch(pool)),
  };
  const orm: MikroORM = createOrm(settings.databaseUrl, entities, new Logger('Database'), connections);
  const standby =
    settings.databaseReplicaUrl === ''
      ? undefined
      : createOrm(settings.databaseReplicaUrl, [], new Logger('Replica'), {
          ...connections,
          ...REPLICA_WAITS,
        });
  const followed = standby && new Database(standby);
  const replica = followed && new Replica(followed, new Database(orm));
  const database = new Database(orm, replica);
  const adapter = new SiteAdapter({
    answers,
    cors: new Cors(settings),
    readiness,
    observe: metrics.observe,
    telemetry,
    accessLog,
    common,
    assets: withSite ? new StaticAssets(join(WEB_FOLDER, 'dist/client'), common) : undefined,
    trustProxy: settings.trustProxy,
    takesUpload: (path) => path.startsWith('/api/v1/files/'),
    takesTable: (path) => /^\/api\/v1\/[\w-]+\/import$/.test(path),
    isPage: isOfTheSite,
    holdsToken,
  });
  const changes = new PostgresContentChanges({
    databaseUrl: settings.databaseUrl,
    kept,
    shared: purge && new SharedCachePurge(purge),
    replica,
  });
  metrics.gauge({
    name: 'site_kept_answers',
    help: 'Answers that are kept in memory',
    read: () => kept.size,
  });
  metrics.gauge({
    name: 'site_kept_answers_bytes',
    help: 'Bytes of the answers that are kept in memory',
    read: () => kept.usedBytes,
  });
  if (replica !== undefined) {
    metrics.gauge({
      name: 'site_replica_up_to_date',
      help: 'Whether the replica answers what visitors read',
      read: () => Number(replica.isUpToDate),
    });
  }
  const releaseAssets = withSite ? new ReleaseAssets(new Database(orm)) : undefined;
  return {
    settings,
    orm,
    database,
    /** What asks it has ended. */
    disconnect: async () => {
      await followed?.onApplicationShutdown();
      await standby?.close(true);
      await orm.close(true);
    },
    logger,
    answers,
    readiness,
    changes,
    adapter,
    metrics,
    common,
    releaseAssets,
    telemetry,
  };
}
