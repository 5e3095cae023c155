import { breakagesIn, type Breakage } from './breakage.ts';
import { breakagesOfAccounts } from './breakages-of-accounts.ts';
import { breakagesOfThePlatform } from './breakages-of-the-platform.ts';

/** With any of these the row has to fail: a check that nothing can fail proves nothing. */
export const breakages: readonly Breakage[] = [
  ...breakagesIn('.', {
    'package-lock.json': {
      'W-01': [
        '"packages": {',
        '"packages": { "apps/api/node_modules/multer": { "version": "2.1.9", "integrity": "sha512-" },',
      ],
    },
  }),
  ...breakagesOfAccounts,
  ...breakagesOfThePlatform,
  ...breakagesIn('apps/api/src', {
    'main.ts': {
      'R-07': [
        `import 'reflect-metadata';`,
        `import 'reflect-metadata';
Object.assign(globalThis, { held: Buffer.alloc(600 * 1024 ** 2, 1) });`,
      ],
      'W-02': ['if (settings.apiDocs) mountDocumentation(app);', 'mountDocumentation(app);'],
    },
    'migrations/20261123-derived-data.migration.ts': {
      'U-12': ['greatest(total - (select count(*) from removed), 0)', 'total'],
    },
    'migrations/20261124-content-procedures.migration.ts': {
      'T-12b': [
        `execute format('create index %1$s_search on %1$I using gin (search_text gin_trgm_ops)', kind);`,
        '',
      ],
    },
    'migrations/20261124-jobs.migration.ts': { 'O-10': ['perform queue_letter(tg_argv[0], new.id);', ''] },
    'migrations/20261202-message-care.migration.ts': {
      'S-01': ['add column read_at timestamptz(6) null', 'add column read_at timestamp(6) null'],
    },
    'migrations/index.ts': {
      'V-06': [
        '\n];',
        `\n  { name: '99999999-contraction', load: async () => class extends (await import('@mikro-orm/migrations')).Migration {
        override up() { this.addSql('alter table contact_messages add column demanded int not null'); } } },\n];`,
      ],
    },
    'start-up.ts': {
      'P-12': [
        `if (!isDatabaseUnavailable(error)) throw error;
      if (wait === FIRST_PAUSE) logger.warn({ err: error }, 'waiting for the database');`,
        'throw error;',
      ],
    },
    'web/pages.ts': {
      'J-08': ['body: html,', "body: `${html}<!-- ${process.env['DATABASE_URL']} -->`,"],
      'L-04': [`audience === 'public' && complete &&`, `audience === 'public' &&`],
    },
    'web/send-page.ts': {
      'J-10': [`if (audience === 'private') headers.push('X-Robots-Tag', 'noindex');`, ''],
    },
    'web/seo/seo.ts': {
      'K-13': [
        'documentAt(request.path, parts)',
        'documentAt(request.path, { ...parts, publicUrl: `https://${request.headers.host}` })',
      ],
    },
  }),
  ...breakagesIn('libs/api/files/src', {
    'application/file.service.ts': {
      'G-17': [`if (file === undefined) throw new DomainError('not_found');`, ''],
    },
    'application/registered-files.ts': {
      'Q-02': [' && (await this.storage.sizeOf(contentKey(file))) === file.size', ''],
    },
    'files.module.ts': {
      'W-04': [
        'return new IncomingFolder(root, watchDisk(folders, readiness));',
        "return new IncomingFolder(join(process.cwd(), 'test-results'), watchDisk(folders, readiness));",
      ],
    },
    'infrastructure/disk/incoming-folder.ts': {
      'G-09': [
        `} finally {
        await rm(path, { recursive: true, force: true });`,
        '} finally {',
      ],
    },
    'infrastructure/disk/random-file-names.ts': { 'G-02': ['randomBytes(16)', 'randomBytes(2)'] },
    'infrastructure/http/upload-form.ts': { 'G-14': ['if (field !== FILE_FIELD) {', `if (field === '') {`] },
    'infrastructure/imaging/local-content-processor.ts': {
      'G-15': ['image.autoOrient()', 'image.autoOrient().keepMetadata()'],
    },
  }),
  ...breakagesIn('libs/api/kernel/src', {
    'markup.ts': {
      'E-06': [
        'return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);',
        'return text;',
      ],
    },
  }),
  ...breakagesIn('libs/api/messages/src', {
    'application/message.service.ts': { 'H-05': ['await this.limiter.spend(MESSAGES, client);', ''] },
    'infrastructure/mail/contact-letter.ts': { 'O-01': ['replyTo: message.email, ', ''] },
    'infrastructure/persistence/message-data.ts': {
      'N-03': ['const blanked = await run(BLANK, [naming(forms)]);', 'const blanked: unknown[] = [];'],
    },
  }),
  ...breakagesIn('libs/api/news/src', {
    'domain/publication-date.ts': {
      'K-10': [
        'return midnight !== undefined && newsDay(midnight) === day ? midnight : undefined;',
        'return midnight;',
      ],
    },
  }),
  ...breakagesIn('libs/api/newsletter/src', {
    'application/newsletter.service.ts': {
      'H-06': [
        'found?.askAgain(address, consent);',
        `if (found?.state === 'confirmed') throw new DomainError('email_taken');
      found?.askAgain(address, consent);`,
      ],
    },
    'application/one-click.ts': {
      'O-08': [`'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',`, ''],
    },
    'infrastructure/http/newsletter.dto.ts': {
      'N-05': [
        `@Rule('consent_required', (value) => value === true)`,
        `@Rule('consent_required', (value) => value !== false)`,
      ],
    },
    'infrastructure/security/hmac-link-keys.ts': {
      'O-06': [
        `createHash('sha256').update(token).digest('hex')`,
        `Buffer.from(token, 'base64url').toString('hex')`,
      ],
    },
  }),
  ...breakagesIn('libs/vocabulary/src', {
    'contact.ts': { 'O-02': ['return !CONTROL.test(text);', 'return true;'] },
    'email.ts': {
      'A-02': [`return text.replaceAll('\\uFEFF', '\\u200B').trim();`, 'return text;'],
      'A-12b': [
        `return cleanEmail(text).toLowerCase().normalize('NFKC')`,
        'return text.trim().toLowerCase()',
      ],
    },
    'kinds/refused-field.ts': {
      'D-04': ['!Number.isInteger(number) || number < min || number > max', 'number > max'],
      'K-04': [
        String.raw`if (value.includes('\u0000') || LONE_SURROGATE.test(value)) return refusal('character_forbidden');`,
        '',
      ],
      'K-09': [`typeof value !== 'string' || value.trim() === ''`, `value === ''`],
    },
    'limits.ts': {
      'G-01': ['imageBytes: 5 * MEBIBYTE', 'imageBytes: 50 * MEBIBYTE'],
      'K-08': ['return [...text].length;', 'return text.length;'],
    },
    'newsletter.ts': { 'N-06': ['PENDING_DAYS = 30', 'PENDING_DAYS = 40'] },
    'partner.ts': { 'F-01': ['return WEBSITE.test(text)', `return text !== ''`] },
  }),
];
