import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { DOCS_POLICY } from '@site/api-platform';
import type { NextFunction, Request, Response } from 'express';

/** Swagger UI at `/api/docs` and the document at `/api/openapi.json`, from the file that `npm run generate` wrote. */
export function mountDocumentation(app: INestApplication): void {
  let document: OpenAPIObject | undefined;
  app.use('/api/docs', (_request: Request, response: Response, next: NextFunction) => {
    response.setHeader('Content-Security-Policy', DOCS_POLICY);
    next();
  });
  const read = (): OpenAPIObject =>
    (document ??= JSON.parse(
      readFileSync(join(import.meta.dirname, '../openapi.json'), 'utf8'),
    ) as OpenAPIObject);
  SwaggerModule.setup('api/docs', app, read, {
    jsonDocumentUrl: 'api/openapi.json',
    raw: ['json'],
    customSiteTitle: 'API',
    swaggerOptions: { persistAuthorization: false, displayRequestDuration: true },
  });
}
