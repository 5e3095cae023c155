import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject, type SchemaObject } from '@nestjs/swagger';
import { ERROR_CODES } from '@site/api-kernel';
import { PROBLEMS } from '../http/problem.wording';
import { closeBodies } from './closed-bodies';
import { addCommonRefusals } from './common-refusals';
import { writeInJsonSchema } from './dialect';
import { nameEnumerations, type Enumerations } from './enumerations';
import { documentExcerpts } from './excerpts';
import { describeEveryAnswer, describeEveryOperation } from './operations';
import { orderParameters } from './parameter-order';
import { nameForConsumers } from './schema-names';

export const BEARER = 'bearer';
export const API_KEY = 'api-key';
export const SESSION_COOKIE = 'session-cookie';

const LICENSE = { name: 'All rights reserved', identifier: 'LicenseRef-proprietary' };

/** What the document says besides its operations. */
export interface Chapters {
  readonly title: string;
  /** Of the API; the changes of each are told in the description. */
  readonly version: string;
  /** Markdown, before the table of codes. */
  readonly description: string;
  /** In the order of use. */
  readonly enumerations: Enumerations;
  readonly tags: readonly { readonly name: string; readonly description: string }[];
}

/** The OpenAPI document of every route; a route's method name is its operation id and the client's function. */
export function createOpenApiDocument(app: INestApplication, chapters: Chapters): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle(chapters.title)
    .setDescription(`${chapters.description}\n\n${codeTable()}`)
    .setVersion(chapters.version)
    .addServer('/')
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        description: 'The `access_token` that `POST /api/v1/auth/sign-in` answers; it lasts 15 minutes.',
      },
      BEARER,
    )
    // `addBearerAuth` would call it a JWT, which clients that look at the format would take apart.
    .addSecurity(API_KEY, {
      type: 'http',
      scheme: 'bearer',
      description:
        'The key of a machine, made in the administration (or by `POST /api/v1/admin/api-keys`) for what the operation ' +
        'names; it lasts until it is taken back, or the day that was chosen.',
    })
    .addCookieAuth(
      '__Host-session',
      {
        type: 'apiKey',
        in: 'cookie',
        description:
          'Refresh token, set by sign-up, sign-in and refresh; `session` where the site is not served by https. ' +
          'Browsers send it by themselves.',
      },
      SESSION_COOKIE,
    );
  for (const { name, description } of chapters.tags) config.addTag(name, description);
  const document = SwaggerModule.createDocument(app, config.build(), {
    operationIdFactory: (_controller, method) => method,
  });
  Object.assign(document.info, { contact: { name: 'Contact form of the site' }, license: LICENSE });
  orderParameters(document);
  addCommonRefusals(document);
  closeBodies(document);
  Object.assign(propertyOf(document, 'ProblemDto', 'code'), { 'x-extensible-enum': ERROR_CODES });
  documentExcerpts(document);
  nameEnumerations(document, chapters.enumerations);
  describeEveryOperation(document);
  describeEveryAnswer(document);
  writeInJsonSchema(document);
  return nameForConsumers(document);
}

function propertyOf({ components }: OpenAPIObject, schema: string, property: string): object {
  const { properties } = (components?.schemas?.[schema] ?? {}) as SchemaObject;
  return properties?.[property] ?? {};
}

/** Folded: who looks for an operation need not pass them all. */
function codeTable(): string {
  const rows = Object.entries(PROBLEMS).map(
    ([code, { status, en }]) => `| ${status} | \`${code}\` | ${en} |`,
  );
  const table = ['| status | code | meaning |', '| --- | --- | --- |', ...rows].join('\n');
  return `<details>\n<summary>All codes of refusals</summary>\n\n${table}\n\n</details>`;
}
