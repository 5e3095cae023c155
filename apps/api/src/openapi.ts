import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { readSettings } from '@site/api-platform/config';
import { createOpenApiDocument, shareComponents } from '@site/api-platform/openapi';
import { CHAPTERS } from './api-chapters';
import { AppModule } from './app.module';
import { configureRoutes } from './routes';
import { createRuntime } from './runtime';

// Nothing is opened in preview mode, so any sound settings do.
const settings = readSettings({
  DATABASE_URL: 'postgres://preview@localhost/preview',
  JWT_SECRET: 'only-for-the-document-'.padEnd(40, '-'),
  LOG_LEVEL: 'silent',
});

/** Prints the OpenAPI document; needs no database. */
const app = await NestFactory.create(AppModule.with(createRuntime(settings, false)), {
  preview: true,
  logger: ['error'],
  // What is missing is said on the way out, not swallowed by an exit.
  abortOnError: false,
});
configureRoutes(app);
const document = createOpenApiDocument(app, CHAPTERS);
shareComponents(document);
process.stdout.write(`${JSON.stringify(document, null, 2)}\n`, () => process.exit(0));
