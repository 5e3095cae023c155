import 'reflect-metadata';
import type { Server } from 'node:http';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AdministratorBootstrap } from '@site/api-identity';
import { DomainError } from '@site/api-kernel';
import { NightlyBackup } from '@site/api-platform/backup';
import { readSettings } from '@site/api-platform/config';
import { sendProblem } from '@site/api-platform/http';
import { JobQueue } from '@site/api-platform/jobs';
import { collectStartupGarbage, endGracefully, logConsole, type Readiness } from '@site/api-platform/server';
import { startTelemetry } from '@site/api-platform/telemetry';
import type { RequestHandler } from 'express';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module';
import { mountDocumentation } from './documentation';
import { openDataFolder } from './open-data-folder';
import { reasonOf } from './reason-of';
import { configureRoutes } from './routes';
import { createRuntime } from './runtime';
import { prepareDatabase } from './start-up';
import { tryAddress } from './try-address';
import { warmUpPages } from './web/page-warm-up';
import { mountSite } from './web/mount-site';

async function serve(): Promise<void> {
  const settings = readSettings(process.env);
  await openDataFolder(settings);
  await tryAddress(settings);
  const telemetry = await startTelemetry(settings.telemetry);
  const runtime = createRuntime(settings, !settings.webDevelopment, telemetry);
  const { logger, readiness, changes, adapter, disconnect } = runtime;
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(runtime), adapter, {
    // Nest's own account of its modules and routes is of no use to whoever runs the product.
    logger: ['warn', 'error', 'fatal'],
    abortOnError: false,
  });
  const server = app.getHttpServer() as Server;
  endGracefully({
    server,
    readiness,
    logger,
    drainMs: settings.drainSeconds * 1_000,
    release: async () => {
      await changes.close();
      await app.close();
      await disconnect();
      await telemetry?.close();
    },
  });
  configureRoutes(app);
  if (settings.apiDocs) mountDocumentation(app);
  app.use(['/api/v1', '/files'], whenMigrated(readiness));
  await mountSite(app, runtime);
  await app.init();
  app.useLogger(app.get(Logger));
  const away = Promise.withResolvers<void>();
  const prepared = prepareDatabase(runtime, app.get(AdministratorBootstrap), away.resolve);
  await Promise.race([prepared.then(() => warmUpPages(server, runtime)), away.promise]);
  // A balancer sends visitors to whoever listens.
  if (!readiness.stopping) await app.listen(settings.port, settings.host);
  await prepared;
  if (readiness.stopping) return;
  const { port } = server.address() as AddressInfo;
  logger.info({ port }, 'ready');
  logConsole(logger);
  // What is said of the start stands before what whoever started it has to say.
  await new Promise((flushed) => logger.flush(flushed));
  const url = settings.port === 0 ? `http://localhost:${port}` : settings.publicUrl;
  process.send?.({ type: 'ready', url, port });
  await app
    .get<NightlyBackup | null>(NightlyBackup)
    ?.tryFolder()
    .catch((error: unknown) => logger.error({ err: error }, 'no backup can be written to BACKUP_DIR'));
  await app.get(JobQueue).start();
  setTimeout(tidyUp, 1_000).unref();
}

/** Node would note at the end only what it has compiled, when most of what a start needs is forgotten. */
function tidyUp(): void {
  flushCompileCache();
  collectStartupGarbage();
}

/** A table that is not there yet is no error of the caller's, nor of the product. */
function whenMigrated(readiness: Readiness): RequestHandler {
  return (request, response, next) => {
    if (readiness.migrated) next();
    else sendProblem(request, response, new DomainError('dependency_unavailable', { retryAfter: 5 }));
  };
}

serve().catch((error: unknown) => {
  console.error(reasonOf(error));
  process.exit(1);
});
