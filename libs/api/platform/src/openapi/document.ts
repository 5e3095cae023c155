import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { PROBLEMS } from '../http/problem.wording';

export const BEARER = 'bearer';

/** The OpenAPI document of every route; a route's method name is its operation id and the client's function. */
export function createOpenApiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Site API')
    .setDescription(
      'Content of the site (projects, …) and its administration. Errors are problem details (RFC 9457); ' +
        'French by default, English with `Accept-Language: en`. ' +
        'One record answers with an `ETag`; `PUT` and `DELETE` send it back in `If-Match`.\n\n' +
        codeTable(),
    )
    .setVersion('1')
    .addServer('/')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, BEARER)
    .build();
  return SwaggerModule.createDocument(app, config, { operationIdFactory: (_controller, method) => method });
}

function codeTable(): string {
  const rows = Object.entries(PROBLEMS).map(
    ([code, { status, en }]) => `| ${status} | \`${code}\` | ${en} |`,
  );
  return ['| status | code | meaning |', '| --- | --- | --- |', ...rows].join('\n');
}
