import type { Breakage } from './breakage.ts';

const server = 'libs/api/platform/src/server';
const http = 'libs/api/platform/src/http';
const web = 'apps/api/src/web';

/** What is answered to whom, what is kept of it, and what is logged. */
export const breakagesOfAnswers: readonly Breakage[] = [
  {
    row: 'C-17',
    file: 'libs/api/platform/src/content/content-reader.ts',
    replace: [
      'version: true, files: fileFacts(kind) }',
      'version: true, edited_by: true, files: fileFacts(kind) }',
    ],
  },
  {
    row: 'I-07',
    file: 'libs/api/identity/src/infrastructure/http/auth.controller.ts',
    replace: [`@Post('sign-out')`, `@Get('sign-out')`],
  },
  {
    row: 'I-08',
    file: `${server}/security-headers.ts`,
    replace: [`frameguard: { action: 'deny' }`, `frameguard: { action: 'sameorigin' }`],
  },
  {
    row: 'J-01',
    file: `${server}/security-headers.ts`,
    replace: [`policy: 'strict-origin-when-cross-origin'`, `policy: 'unsafe-url'`],
  },
  {
    row: 'J-07',
    file: `${server}/static-assets.ts`,
    replace: [`|| path.split('/').some((part) => part.startsWith('.'))`, ''],
  },
  {
    row: 'J-08',
    file: `${web}/pages.ts`,
    replace: ['body: html,', "body: `${html}<!-- ${process.env['DATABASE_URL']} -->`,"],
  },
  {
    row: 'J-09',
    file: `${server}/request-gate.ts`,
    replace: ['if (!working.includes(request.method)) return refuseMethod(working, request, response);', ''],
  },
  {
    row: 'J-10',
    file: `${web}/send-page.ts`,
    replace: [`if (audience === 'private') headers.push('X-Robots-Tag', 'noindex');`, ''],
  },
  {
    row: 'J-12',
    file: `${server}/route-methods.ts`,
    replace: [`if (methods.has('GET')) methods.add('HEAD');`, ''],
  },
  {
    row: 'K-13',
    file: `${web}/seo/seo.ts`,
    replace: [
      'documentAt(request.path, parts)',
      'documentAt(request.path, { ...parts, publicUrl: `https://${request.headers.host}` })',
    ],
  },
  {
    row: 'L-03',
    file: 'libs/api/platform/src/response-cache/postgres-content-changes.ts',
    replace: ['payload !== undefined && this.hear(payload)', 'payload === undefined'],
  },
  {
    row: 'L-04',
    file: `${web}/pages.ts`,
    replace: [`audience === 'public' && complete &&`, `audience === 'public' &&`],
  },
  {
    row: 'M-03',
    file: `${server}/access-log.ts`,
    replace: ['return end < 0 ? url : url.slice(0, end);', 'return url;'],
  },
  {
    row: 'M-05',
    file: `${http}/problem.ts`,
    replace: [
      'errors[0]?.message ?? sentence[locale]',
      'errors[0]?.message ?? (error.cause instanceof Error ? error.cause.message : sentence[locale])',
    ],
  },
  {
    row: 'M-10',
    file: `${server}/access-log.ts`,
    replace: ['status >= 500 && status !== 501', 'status >= 400'],
  },
  {
    row: 'P-02',
    file: `${http}/problem.filter.ts`,
    replace: [
      `if (error.retryAfter !== undefined) response.setHeader('Retry-After', String(Math.ceil(error.retryAfter)));`,
      '',
    ],
  },
  {
    row: 'U-09',
    file: `${http}/send-bytes.ts`,
    replace: [`request.method === 'HEAD' ? undefined : await source.open(range)`, 'await source.open(range)'],
  },
  {
    row: 'W-02',
    file: 'apps/api/src/main.ts',
    replace: ['if (settings.apiDocs) mountDocumentation(app);', 'mountDocumentation(app);'],
  },
];
