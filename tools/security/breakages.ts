import type { Breakage } from './breakage.ts';
import { breakagesOfAccounts } from './breakages-of-accounts.ts';
import { breakagesOfAnswers } from './breakages-of-answers.ts';
import { breakagesOfForms } from './breakages-of-forms.ts';
import { breakagesOfInput } from './breakages-of-input.ts';
import { breakagesOfTheProcess } from './breakages-of-the-process.ts';

const platform = 'libs/api/platform/src';

/** With any of these the row has to fail: a check that nothing can fail proves nothing. */
export const breakages: readonly Breakage[] = [
  ...breakagesOfAccounts,
  ...breakagesOfAnswers,
  ...breakagesOfForms,
  ...breakagesOfInput,
  ...breakagesOfTheProcess,
  {
    row: 'C-01',
    file: `${platform}/access/roles.guard.ts`,
    replace: ['!access.roles.every((role) => roles.includes(role))', 'roles.length > 99'],
  },
  {
    row: 'C-15b',
    file: `${platform}/config/setting-kinds.ts`,
    replace: ['production && isGuessable(text)', 'false && isGuessable(text)'],
  },
  {
    row: 'D-01',
    file: `${platform}/http/validation.pipe.ts`,
    replace: [`unknown ? 'unknown_field' : 'validation_failed'`, `'validation_failed'`],
  },
  {
    row: 'E-01',
    file: `${platform}/http/record-id.pipe.ts`,
    replace: ['if (!isUuid(id))', `if (id === '')`],
  },
  {
    row: 'F-01',
    file: 'libs/vocabulary/src/partner.ts',
    replace: ['return WEBSITE.test(text)', `return text !== ''`],
  },
  {
    row: 'G-01',
    file: 'libs/vocabulary/src/limits.ts',
    replace: ['imageBytes: 5 * MEBIBYTE', 'imageBytes: 50 * MEBIBYTE'],
  },
  {
    row: 'G-02',
    file: 'libs/api/files/src/infrastructure/disk/random-file-names.ts',
    replace: ['randomBytes(16)', 'randomBytes(2)'],
  },
  {
    row: 'G-03',
    file: `${platform}/server/security-headers.ts`,
    replace: [`"default-src 'none'; sandbox"`, `"default-src 'self'"`],
  },
  {
    row: 'I-01',
    file: `${platform}/server/cors.ts`,
    replace: [
      'headers.origin !== undefined && this.allowed.has(headers.origin)',
      'headers.origin !== undefined',
    ],
  },
  {
    row: 'J-02',
    file: `${platform}/server/content-policy.ts`,
    replace: [
      'return policy({ ...sources(storeOrigin), scripts, styles, worker',
      `return policy({ ...sources(storeOrigin), scripts: ["'unsafe-inline'"], styles, worker`,
    ],
  },
  {
    row: 'J-04',
    file: `${platform}/server/security-headers.ts`,
    replace: ['includeSubDomains: true', 'includeSubDomains: false'],
  },
  {
    row: 'K-01',
    file: `${platform}/server/json-body.ts`,
    replace: ['const MAX_DEPTH = 20', 'const MAX_DEPTH = 2_000'],
  },
  {
    row: 'K-20',
    file: `${platform}/server/request-gate.ts`,
    replace: [
      'const { method, url } = request;',
      'const { method, url } = request;\n    for (const one of Object.values(request.headers)) /\\s+$/.test(String(one));',
    ],
  },
  {
    row: 'L-01',
    file: `${platform}/access/session-cookie-name.ts`,
    replace: [
      '{ authorization, cookie }: IncomingHttpHeaders',
      '{ cookie, authorization = undefined as never }: { cookie?: string; authorization?: never }',
    ],
  },
  { row: 'M-02', file: `${platform}/config/settings.ts`, replace: ['reader.finish();', ''] },
  {
    row: 'P-13b',
    file: `${platform}/persistence/mikro-orm.repository.ts`,
    replace: [
      'this.turns.take(entity.id, () => joining(unit, () => unit.flush()))',
      'joining(unit, () => unit.flush())',
    ],
  },
  {
    row: 'P-01',
    file: `${platform}/server/database-probe.ts`,
    replace: ['return works;', 'return true;'],
  },
  {
    row: 'R-01',
    file: `${platform}/server/graceful-shutdown.ts`,
    replace: ['shutDown(parts).then(exit,', 'Promise.resolve(0).then(exit,'],
  },
  {
    row: 'R-04',
    file: `${platform}/persistence/migrate.ts`,
    replace: [
      `await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);`,
      `await client.query('select 1');`,
    ],
  },
  {
    row: 'T-01',
    file: `${platform}/server/server-limits.ts`,
    replace: ['headers: 10_000', 'headers: 60_000'],
  },
  {
    row: 'T-10',
    file: `${platform}/server/lingering-close.ts`,
    replace: ['setTimeout(() => socket.destroy(), linger)', 'setTimeout(() => undefined, linger)'],
  },
  {
    row: 'T-03',
    file: `${platform}/server/fair-queue.ts`,
    replace: [
      'if (this.waiting > this.limit) this.refuseOne([client, own]);',
      `if (this.waiting > 5) refuse(new Error('too many wait'));`,
    ],
  },
  {
    row: 'T-12',
    file: `${platform}/persistence/dear-reads.ts`,
    replace: ['dear ? DEAR.take(() => read(queryDear)) : read(query)', 'read(dear ? query : queryDear)'],
  },
  {
    row: 'U-01',
    file: `${platform}/http/version-tag.ts`,
    replace: [`if (tags.length === 0) throw new DomainError('precondition_required');`, ''],
  },
  {
    row: 'V-06',
    file: 'apps/api/src/migrations/index.ts',
    replace: [
      '\n];',
      `\n  { name: '99999999-contraction', load: async () => class extends (await import('@mikro-orm/migrations')).Migration {
        override up() { this.addSql('alter table contact_messages add column demanded int not null'); } } },\n];`,
    ],
  },
  {
    row: 'W-04',
    file: 'libs/api/files/src/files.module.ts',
    replace: [
      'return new IncomingFolder(root, watchDisk(folders, readiness));',
      "return new IncomingFolder(join(process.cwd(), 'test-results'), watchDisk(folders, readiness));",
    ],
  },
];
