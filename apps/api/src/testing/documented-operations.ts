import { NestFactory } from '@nestjs/core';
import type { OpenAPIObject } from '@nestjs/swagger';
import { createOpenApiDocument } from '@site/api-platform/openapi';
import { CHAPTERS } from '../api-chapters';
import { AppModule } from '../app.module';
import { CONTENT } from '../kinds';
import { configureRoutes } from '../routes';
import { createRuntime } from '../runtime';
import { settingsFor } from './product';

const NOWHERE = 'postgres://nobody@127.0.0.1:1/none';

export interface Operation {
  readonly id: string;
  readonly verb: string;
  readonly path: string;
  readonly summary: string;
  readonly statuses: readonly string[];
  /** Codes of the refusals, with the example of each. */
  readonly problems: readonly string[];
}

interface Documented {
  readonly operationId: string;
  readonly summary?: string;
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly examples?: object }>> }>
  >;
}

/** The OpenAPI document as it follows from the code; needs no database. */
export async function currentDocument(): Promise<OpenAPIObject> {
  const runtime = createRuntime(settingsFor({ appUrl: NOWHERE, ownerUrl: NOWHERE }), false);
  const app = await NestFactory.create(AppModule.with(runtime), { preview: true, logger: false });
  configureRoutes(app);
  return JSON.parse(JSON.stringify(createOpenApiDocument(app, CHAPTERS))) as OpenAPIObject;
}

export function operationsOf(document: Pick<OpenAPIObject, 'paths'>): Operation[] {
  return Object.entries(document.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs as unknown as Record<string, Documented>).map(([verb, documented]) => {
      const { operationId, summary = '', responses } = documented;
      const problems = Object.values(responses).flatMap(({ content }) =>
        Object.keys(content?.['application/problem+json']?.examples ?? {}),
      );
      return { id: operationId, verb, path, summary, statuses: Object.keys(responses), problems };
    }),
  );
}

/** What anyone may call. Adding to this list is a decision, not a side effect. */
export const PUBLIC_OPERATIONS: readonly string[] = [
  ...CONTENT.flatMap(({ publicOperations }) => publicOperations),
  'confirmPasswordReset',
  'confirmSubscription',
  'getSettings',
  'isLive',
  'isReady',
  'isServing',
  'readMetrics',
  'readFile',
  'refreshSession',
  'requestPasswordReset',
  'sendContactMessage',
  'signIn',
  'signOut',
  'signUp',
  'subscribeToNewsletter',
  'unsubscribe',
].sort();
