import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AdministratorBootstrap } from '@site/api-identity';
import { readSettings, type Settings } from '@site/api-platform/config';
import { INTERVALS, JobQueue } from '@site/api-platform/jobs';
import type { RunQuery } from '@site/api-platform/persistence';
import { freshDatabase, type FreshDatabase } from '@site/api-platform/testing';
import { AppModule } from '../app.module';
import { mountDocumentation } from '../documentation';
import { configureRoutes } from '../routes';
import { createRuntime, type Runtime } from '../runtime';
import { prepareDatabase } from '../start-up';
import type { WebBuild } from '../web/page-renderer';
import { RenderedPreview } from '../web/preview/rendered-preview';
import { ask, type Answer, type Asked } from './ask';
import { asDocumented } from './documented-answers';
import { storedState } from './stored-state';
import { TEST_ENVIRONMENT } from './test-environment';
import { keepSignIn } from './whose-sign-in';

type Environment = Readonly<Record<string, string>>;

export interface Product {
  readonly app: NestExpressApplication;
  readonly port: number;
  readonly query: RunQuery;
  readonly database: FreshDatabase;
  readonly dataDir: string;
  ask(path: string, asked?: Asked): Promise<Answer>;
  /** Hashes of all rows and files. */
  state(): Promise<Record<string, string>>;
  stop(): Promise<void>;
}

/** Pages are looked at where the built product runs (`startBuilt`). */
const NO_SITE: WebBuild = {
  renderPage: () => Promise.reject(new Error('There are no pages')),
  renderPreview: () => Promise.resolve('<!DOCTYPE html><html><head></head></html>'),
  listedAddresses: [],
};

export function settingsFor(
  urls: { readonly appUrl: string; readonly ownerUrl: string },
  environment: Environment = {},
): Settings {
  const database = { DATABASE_URL: urls.appUrl, MIGRATION_DATABASE_URL: urls.ownerUrl };
  return readSettings({ ...TEST_ENVIRONMENT, ...database, ...environment });
}

/** All routes of the product behind its own adapter, as `main.ts` puts them together; nothing is opened yet. */
export async function createProduct(
  settings: Settings,
): Promise<{ app: NestExpressApplication; runtime: Runtime }> {
  const runtime = createRuntime(settings, false);
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(runtime), runtime.adapter, {
    logger: false,
    abortOnError: false,
  });
  configureRoutes(app);
  if (settings.apiDocs) mountDocumentation(app);
  app.get(RenderedPreview).use(() => Promise.resolve(NO_SITE));
  await app.init();
  return { app, runtime };
}

interface StartOptions {
  readonly environment?: Environment;
  readonly sharing?: Product;
  readonly on?: FreshDatabase;
  /** It looks each second for the work of an instance that has fallen silent, not each half minute. */
  readonly missesTheDeadSoon?: boolean;
}

/** The whole API on a real PostgreSQL database and a folder of its own. */
export async function startProduct({
  environment = {},
  sharing,
  on,
  missesTheDeadSoon = false,
}: StartOptions = {}): Promise<Product> {
  const database = sharing?.database ?? on ?? (await freshDatabase());
  const dataDir = sharing?.dataDir ?? mkdtempSync(join(tmpdir(), 'site-product-'));
  const settings = settingsFor(database, { DATA_DIR: dataDir, ...environment });
  const giveBack = keepSignIn();
  const { app, runtime } = await createProduct(settings);
  if (missesTheDeadSoon) Object.assign(app.get(JobQueue), { intervals: { ...INTERVALS, supervise: 1 } });
  await app.listen(0, '127.0.0.1');
  await prepareDatabase(runtime, app.get(AdministratorBootstrap));
  // Where no letters are sent, nothing is to be done by itself while a suite looks.
  if (settings.mail !== undefined) await app.get(JobQueue).start();
  const { port } = (app.getHttpServer() as Server).address() as AddressInfo;
  const { query } = database.database;
  return {
    app,
    port,
    query,
    database,
    dataDir,
    ask: async (path, asked = {}) =>
      asDocumented(path, asked, await ask(`http://127.0.0.1:${port}${path}`, asked)),
    state: () => storedState(query, dataDir),
    stop: async () => {
      (app.getHttpServer() as Server).closeAllConnections();
      await runtime.changes.close();
      await app.close();
      await runtime.disconnect();
      giveBack();
      if (sharing !== undefined) return;
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
