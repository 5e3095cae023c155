import type { Breakage } from './breakage.ts';

const platform = 'libs/api/platform/src';
const messages = 'libs/api/messages/src';
const newsletter = 'libs/api/newsletter/src';

/** What visitors leave here, the letters about it, and for how long it is kept. */
export const breakagesOfForms: readonly Breakage[] = [
  {
    row: 'H-04',
    file: `${platform}/limits/flexible.rate-limiter.ts`,
    replace: ['if (limit.perInstance && this.standIn !== undefined)', 'if (this.standIn !== undefined)'],
  },
  {
    row: 'H-05',
    file: `${messages}/application/message.service.ts`,
    replace: ['await this.limiter.spend(MESSAGES, client);', ''],
  },
  {
    row: 'H-06',
    file: `${newsletter}/application/newsletter.service.ts`,
    replace: [
      'found?.askAgain(address, consent);',
      `if (found?.state === 'confirmed') throw new DomainError('email_taken');
      found?.askAgain(address, consent);`,
    ],
  },
  {
    row: 'H-10',
    file: `${platform}/limits/flexible.rate-limiter.ts`,
    replace: ['this.standIn !== undefined && takesReadsOnly(error)', 'this.standIn !== undefined'],
  },
  {
    row: 'N-01',
    file: 'libs/api/identity/src/infrastructure/persistence/account-data.ts',
    replace: ['const MONTHS = 25;', 'const MONTHS = 26;'],
  },
  {
    row: 'N-03',
    file: `${messages}/infrastructure/persistence/message-data.ts`,
    replace: ['const blanked = await run(BLANK, [forms, pattern]);', 'const blanked: unknown[] = [];'],
  },
  {
    row: 'N-05',
    file: `${newsletter}/infrastructure/http/newsletter.dto.ts`,
    replace: [
      `@Rule('consent_required', (value) => value === true)`,
      `@Rule('consent_required', (value) => value !== false)`,
    ],
  },
  {
    row: 'N-06',
    file: 'libs/vocabulary/src/newsletter.ts',
    replace: ['PENDING_DAYS = 30', 'PENDING_DAYS = 40'],
  },
  {
    row: 'N-07',
    file: `${platform}/limits/flexible.rate-limiter.ts`,
    replace: [
      `duration: seconds,
        }),`,
      `duration: seconds + 2 * 86_400,
        }),`,
    ],
  },
  {
    row: 'O-01',
    file: `${messages}/infrastructure/mail/contact-letter.ts`,
    replace: ['replyTo: message.email, ', ''],
  },
  {
    row: 'O-02',
    file: 'libs/vocabulary/src/contact.ts',
    replace: ['return !CONTROL.test(text);', 'return true;'],
  },
  {
    row: 'O-06',
    file: `${newsletter}/infrastructure/security/hmac-link-keys.ts`,
    replace: [
      `createHash('sha256').update(token).digest('hex')`,
      `Buffer.from(token, 'base64url').toString('hex')`,
    ],
  },
  {
    row: 'O-08',
    file: `${newsletter}/application/confirmation.writer.ts`,
    replace: [`'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',`, ''],
  },
  {
    row: 'O-10',
    file: 'apps/api/src/migrations/20261124-jobs.migration.ts',
    replace: ['perform queue_letter(tg_argv[0], new.id);', ''],
  },
  {
    row: 'O-12',
    file: `${platform}/server/front-listener.ts`,
    replace: [`response.setHeader('Referrer-Policy', 'no-referrer');`, 'void response;'],
  },
];
