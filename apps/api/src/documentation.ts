import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { DomainError } from '@site/api-kernel';
import { isPersonal, sessionCookieName } from '@site/api-platform/access';
import { SETTINGS, type Settings } from '@site/api-platform/config';
import { sendProblem } from '@site/api-platform/http';
import { Answer, JSON_TYPE, sendAnswer } from '@site/api-platform/response-cache';
import { DOCS_POLICY, requestContextOf } from '@site/api-platform/server';
import type { Request, Response } from 'express';
import { docsPage, DOCS_SCRIPT, DOCS_STYLE } from './documentation-page';

const SWAGGER_UI = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const { version } = createRequire(import.meta.url)('swagger-ui-dist/package.json') as { version: string };
const ASSETS = `/api/docs/${version}`;

/** Served for ever under the address of their version, or asked for again each time. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=0, must-revalidate';

interface Piece {
  readonly contentType: string;
  readonly caching: string;
  readonly read: () => string | Promise<string>;
}

const text = (path: string) => (): Promise<string> => readFile(path, 'utf8');
const SCRIPT = { contentType: 'text/javascript; charset=utf-8', caching: IMMUTABLE };
const STYLE = { contentType: 'text/css; charset=utf-8', caching: IMMUTABLE };

/** Swagger UI at `/api/docs` and the document at `/api/openapi.json`, from the file that `npm run generate` wrote. */
const PIECES: Readonly<Record<string, Piece>> = {
  '/api/openapi.json': {
    contentType: JSON_TYPE,
    caching: REVALIDATED,
    read: async () =>
      JSON.stringify(JSON.parse(await readFile(join(import.meta.dirname, '../openapi.json'), 'utf8'))),
  },
  '/api/docs': {
    contentType: 'text/html; charset=utf-8',
    caching: REVALIDATED,
    read: () => docsPage(ASSETS),
  },
  [`${ASSETS}/swagger-ui.css`]: { ...STYLE, read: text(join(SWAGGER_UI, 'swagger-ui.css')) },
  [`${ASSETS}/swagger-ui-bundle.js`]: { ...SCRIPT, read: text(join(SWAGGER_UI, 'swagger-ui-bundle.js')) },
  // Ours change without a new version of theirs.
  '/api/docs/start.js': { ...SCRIPT, caching: REVALIDATED, read: () => DOCS_SCRIPT },
  '/api/docs/start.css': { ...STYLE, caching: REVALIDATED, read: () => DOCS_STYLE },
};

/** Each is read and compressed when somebody first asks for it. */
export function mountDocumentation(app: INestApplication): void {
  const cookie = sessionCookieName(app.get<Settings>(SETTINGS));
  for (const [path, { contentType, caching, read }] of Object.entries(PIECES)) {
    const answers = new Map<string, Promise<Answer>>();
    const answerWith = (cacheControl: string): Promise<Answer> => {
      let answer = answers.get(cacheControl);
      if (answer === undefined) {
        const headers = ['Content-Security-Policy', DOCS_POLICY, 'Cache-Control', cacheControl];
        answer = Promise.resolve(read()).then(
          (body) => new Answer({ body, contentType, headers: [...headers, 'Vary', 'Accept-Encoding'] }),
        );
        answers.set(cacheControl, answer);
      }
      return answer;
    };
    app.getHttpAdapter().get(path, (request: Request, response: Response) => {
      const personal = caching === REVALIDATED && isPersonal(request.headers, cookie);
      answerWith(personal ? 'no-store' : caching).then(
        (answer) => sendAnswer(request, response, answer, requestContextOf(response)?.headers ?? []),
        (error: unknown) =>
          sendProblem(request, response, new DomainError('internal_error', { cause: error })),
      );
    });
  }
}
