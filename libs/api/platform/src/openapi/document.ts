import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { PROBLEMS } from '../http/problem.wording';
import { closeBodies } from './closed-bodies';
import { addCommonRefusals } from './common-refusals';

export const BEARER = 'bearer';
export const SESSION_COOKIE = 'session-cookie';

/** The OpenAPI document of every route; a route's method name is its operation id and the client's function. */
export function createOpenApiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Site API')
    .setDescription(
      'Content of the site (projects, …) and its administration. Errors are problem details (RFC 9457); ' +
        'French by default, English with `Accept-Language: en`. ' +
        'One record answers with an `ETag`; `PUT` and `DELETE` send it back in `If-Match`. ' +
        'Every answer carries `X-Request-Id`.\n\n' +
        codeTable(),
    )
    .setVersion('1')
    .addServer('/')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, BEARER)
    .addCookieAuth(
      '__Host-session',
      {
        type: 'apiKey',
        in: 'cookie',
        description:
          'Refresh token, set by sign-up, sign-in and refresh; `session` where the site is not served by https',
      },
      SESSION_COOKIE,
    )
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (_controller, method) => method,
  });
  addCommonRefusals(document);
  closeBodies(document);
  return document;
}

function codeTable(): string {
  const rows = Object.entries(PROBLEMS).map(
    ([code, { status, en }]) => `| ${status} | \`${code}\` | ${en} |`,
  );
  return ['| status | code | meaning |', '| --- | --- | --- |', ...rows].join('\n');
}
