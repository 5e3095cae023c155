import { breakagesIn } from './breakage.ts';

export const breakagesOfThePlatform = breakagesIn('libs/api/platform/src', {
  'access/roles.guard.ts': {
    'C-01': ['!access.roles.every((role) => roles.includes(role))', 'roles.length > 99'],
    'C-11': ['!access.roles.every((role) => roles.includes(role))', 'roles.length > 99'],
  },
  'access/session-cookie-name.ts': {
    'L-01': [
      '{ authorization, cookie }: IncomingHttpHeaders',
      '{ cookie, authorization = undefined as never }: { cookie?: string; authorization?: never }',
    ],
  },
  'config/setting-kinds.ts': { 'C-15b': ['production && isGuessable(text)', 'false && isGuessable(text)'] },
  'config/settings.ts': { 'M-02': ['reader.finish();', ''] },
  'content/content-reader.ts': {
    'C-17': [
      'version: true, files: fileFacts(kind) }',
      'version: true, edited_by: true, files: fileFacts(kind) }',
    ],
  },
  'http/pagination.ts': {
    'E-02': ['@WholeParameter(1, PAGE_LIMITS.max)', '@WholeParameter(0, PAGE_LIMITS.max)'],
  },
  'http/problem.filter.ts': {
    'P-02': [
      `if (error.retryAfter !== undefined) response.setHeader('Retry-After', String(Math.ceil(error.retryAfter)));`,
      '',
    ],
  },
  'http/problem.ts': {
    'M-05': [
      'errors[0]?.message ?? sentence[locale]',
      'errors[0]?.message ?? (error.cause instanceof Error ? error.cause.message : sentence[locale])',
    ],
  },
  'http/record-id.pipe.ts': { 'E-01': ['if (!isUuid(id))', `if (id === '')`] },
  'http/send-bytes.ts': {
    'U-09': [`request.method === 'HEAD' ? undefined : await source.open(range)`, 'await source.open(range)'],
  },
  'http/validation.pipe.ts': {
    'D-01': [`unknown ? 'unknown_field' : 'validation_failed'`, `'validation_failed'`],
    'D-03': ['forbidNonWhitelisted: true', 'forbidNonWhitelisted: false'],
  },
  'http/version-tag.ts': {
    'U-01': [`if (tags.length === 0) throw new DomainError('precondition_required');`, ''],
  },
  'idempotency/answer-once.ts': { 'U-04': ['if (key === undefined) return work();', 'return work();'] },
  'limits/flexible.rate-limiter.ts': {
    'H-04': ['if (limit.perInstance && this.standIn !== undefined)', 'if (this.standIn !== undefined)'],
    'H-10': ['this.standIn !== undefined && takesReadsOnly(error)', 'this.standIn !== undefined'],
    'N-07': [
      `duration: seconds,
        }),`,
      `duration: seconds + 2 * 86_400,
        }),`,
    ],
  },
  'persistence/expensive-reads.ts': {
    'T-12': [
      'isExpensive ? EXPENSIVE.take(() => read(queryExpensive)) : read(query)',
      'read(isExpensive ? query : queryExpensive)',
    ],
  },
  'persistence/migrate.ts': {
    'M-08': ['grant usage on schema', 'grant all on schema'],
    'P-13': [
      'if (app === undefined) return;',
      `if (app === undefined) return;
  await client.query("do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$");`,
    ],
    'R-04': [
      `await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);`,
      `await client.query('select 1');`,
    ],
  },
  'persistence/mikro-orm.repository.ts': {
    'P-13b': [
      'this.turns.take(entity.id, () => joining(unit, () => unit.flush()))',
      'joining(unit, () => unit.flush())',
    ],
    'P-14': [
      'await joining(unit, () => unit.persist(entity).flush());',
      'setTimeout(() => void joining(unit, () => unit.persist(entity).flush()), Math.random() * 3_000);',
    ],
  },
  'persistence/orm.ts': { 'P-06': ['connectionTimeoutMillis: 2_000', 'connectionTimeoutMillis: 20_000'] },
  'persistence/unavailable.ts': {
    'P-12b': [`return typeof code === 'string' && READS_ONLY.has(code);`, 'return code === READS_ONLY;'],
  },
  'response-cache/postgres-content-changes.ts': {
    'L-03': ['payload !== undefined && this.hear(payload)', 'payload === undefined'],
  },
  'response-cache/response-cache.ts': { 'R-10': ['this.bytes <= this.capacity', 'this.bytes >= 0'] },
  'server/access-log.ts': {
    'M-03': ['return end < 0 ? url : url.slice(0, end);', 'return url;'],
    'M-10': ['status >= 500 && status !== 501', 'status >= 400'],
  },
  'server/content-policy.ts': {
    'J-02': [
      'return policy({ ...sources(storeOrigin), scripts, styles, worker',
      `return policy({ ...sources(storeOrigin), scripts: ["'unsafe-inline'"], styles, worker`,
    ],
  },
  'server/cors.ts': {
    'I-01': [
      'headers.origin !== undefined && this.allowed.has(headers.origin)',
      'headers.origin !== undefined',
    ],
  },
  'server/database-probe.ts': { 'P-01': ['return works;', 'return true;'] },
  'server/fair-queue.ts': {
    'T-03': [
      'if (this.waiting > this.limit) this.refuseOne([client, own]);',
      `if (this.waiting > 5) refuse(new Error('too many wait'));`,
    ],
    'T-11': [
      `const BUDGET_MS = 2;
const MOST_IN_ONE_TURN = 16;`,
      `const BUDGET_MS = 2_000;
const MOST_IN_ONE_TURN = 1_000;`,
    ],
  },
  'server/front-listener.ts': {
    'O-12': [`response.setHeader('Referrer-Policy', 'no-referrer');`, 'void response;'],
  },
  'server/graceful-shutdown.ts': {
    'R-01': ['shutDown(parts).then(exit,', 'Promise.resolve(0).then(exit,'],
    'R-03': ['if (asked) return exit(1);', 'if (asked) return exit(0);'],
    'R-08': [
      `parts.logger.info({ reason }, 'stopping');`,
      `void Promise.reject(new Error('nobody listens'));`,
    ],
  },
  'server/json-body.ts': {
    'I-05': ['^application/${type}', '^(?:application/${type}|text/plain)'],
    'K-01': ['const MAX_DEPTH = 20', 'const MAX_DEPTH = 2_000'],
    'K-06': ['!isUtf8(bytes) || isDeeperThan', 'isDeeperThan'],
  },
  'server/lingering-close.ts': {
    'T-10': ['setTimeout(() => socket.destroy(), linger)', 'setTimeout(() => undefined, linger)'],
  },
  'server/request-body.ts': {
    'K-21': [
      `if (Number(request.headers['content-length'] ?? 0) > limit) return refuse('payload_too_large');`,
      '',
    ],
  },
  'server/request-gate.ts': {
    'J-09': ['if (!working.includes(request.method)) return refuseMethod(working, request, response);', ''],
    'K-20': [
      'const { path, url } = request;',
      'const { path, url } = request;\n    for (const one of Object.values(request.headers)) /\\s+$/.test(String(one));',
    ],
  },
  'server/route-methods.ts': { 'J-12': [`if (methods.has('GET')) methods.add('HEAD');`, ''] },
  'server/security-headers.ts': {
    'G-03': [`"default-src 'none'; sandbox"`, `"default-src 'self'"`],
    'I-08': [`frameguard: { action: 'deny' }`, `frameguard: { action: 'sameorigin' }`],
    'J-01': [`policy: 'strict-origin-when-cross-origin'`, `policy: 'unsafe-url'`],
    'J-04': ['includeSubDomains: true', 'includeSubDomains: false'],
  },
  'server/server-limits.ts': { 'T-01': ['headers: 10_000', 'headers: 60_000'] },
  'server/static-assets.ts': { 'J-07': [`|| path.split('/').some((part) => part.startsWith('.'))`, ''] },
  'transfer/csv.ts': { 'E-08': [`FORMULA.test(text) ? \`'\${text}\` : text`, 'text'] },
});
