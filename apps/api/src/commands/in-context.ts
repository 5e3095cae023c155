import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Settings } from '@site/api-platform/config';
import { migrate } from '@site/api-platform/persistence';
import { AppModule } from '../app.module';
import { migrations } from '../migrations';
import { createRuntime } from '../runtime';

type Work = (services: INestApplicationContext) => Promise<void>;

/** Runs a command with the product's own services, on an up-to-date schema; an empty database is refused. */
export const inContext = (settings: Settings, work: Work): Promise<void> => upToDate(settings, work, false);

/** The same, also in a database that is still empty. */
export const inNewContext = (settings: Settings, work: Work): Promise<void> => upToDate(settings, work, true);

async function upToDate(settings: Settings, work: Work, mayFound: boolean): Promise<void> {
  const { migrationDatabaseUrl: ownerUrl, databaseUrl: appUrl } = settings;
  await migrate({ ownerUrl, appUrl, migrations, mayFound });
  await withServices(settings, work);
}

/** Runs a command with the product's own services, on the schema as it is. */
export async function withServices(settings: Settings, work: Work): Promise<void> {
  const runtime = createRuntime(settings, false);
  const services = await NestFactory.createApplicationContext(AppModule.with(runtime), {
    logger: ['error'],
    abortOnError: false,
  });
  try {
    await work(services);
  } finally {
    await services.close();
    await runtime.disconnect();
  }
}
