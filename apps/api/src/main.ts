import 'reflect-metadata';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AdministratorBootstrap } from '@site/api-identity';
import { endGracefully, readSettings, SettingsError } from '@site/api-platform';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module';
import { mountDocumentation } from './documentation';
import { configureRoutes } from './routes';
import { createRuntime } from './runtime';
import { prepareDatabase } from './start-up';
import { mountSite } from './web/mount-site';

const inDevelopment = process.env['WEB_DEV'] === '1';

async function serve(): Promise<void> {
  const runtime = createRuntime(readSettings(process.env), !inDevelopment);
  const { settings, orm, logger, readiness, changes, adapter } = runtime;
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
    release: async () => {
      await changes.close();
      await app.close();
      await orm.close(true);
    },
  });
  configureRoutes(app);
  if (settings.apiDocs) mountDocumentation(app);
  await mountSite(app, runtime, inDevelopment);
  await app.init();
  app.useLogger(app.get(Logger));
  await app.listen(settings.port, settings.host);
  await prepareDatabase(runtime, app.get(AdministratorBootstrap));
  const { port } = server.address() as AddressInfo;
  logger.info({ port }, 'ready');
  const url = process.env['PUBLIC_URL'] ? settings.publicUrl : `http://localhost:${port}`;
  process.send?.({ type: 'ready', url, port });
}

function reasonOf(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  const port = process.env['PORT'] ?? '3000';
  if (code === 'EADDRINUSE')
    return `Le port ${port} est déjà utilisé / port ${port} is already in use (PORT)`;
  if (code === 'EACCES') return `Le port ${port} est réservé / port ${port} needs more rights (PORT)`;
  return message;
}

serve().catch((error: unknown) => {
  console.error(reasonOf(error));
  process.exit(1);
});
