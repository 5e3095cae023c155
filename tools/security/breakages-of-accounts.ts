import type { Breakage } from './breakage.ts';

const identity = 'libs/api/identity/src';
/** What was known of a session when it was first shown is believed for ever. */
const remembering = {
  file: `${identity}/infrastructure/security/jwt.strategy.ts`,
  replace: [
    'const { session, user, roles } = await this.sessions.identify(sub, sid);',
    `const kept = ((globalThis as never as { kept?: Map<string, never> }).kept ??= new Map());
    if (!kept.has(sid)) kept.set(sid, (await this.sessions.identify(sub, sid)) as never);
    const { session, user, roles } = kept.get(sid) as never as Awaited<ReturnType<SessionService['identify']>>;`,
  ],
} as const;

/** Who somebody is, and what he may do. */
export const breakagesOfAccounts: readonly Breakage[] = [
  {
    row: 'A-01',
    file: `${identity}/application/account.service.ts`,
    replace: [
      `throw new DomainError('email_taken');
      return sessions.open`,
      `throw new DomainError('email_taken');
      await records.grantRole(user.id, 'admin');
      return sessions.open`,
    ],
  },
  {
    row: 'A-02',
    file: 'libs/vocabulary/src/email.ts',
    replace: [`return text.replaceAll('\\uFEFF', '\\u200B').trim();`, 'return text;'],
  },
  {
    row: 'A-04',
    file: `${identity}/application/account.service.ts`,
    replace: [
      'const right = await this.parts.hasher.verify(user?.passwordHash, credentials.password)',
      'const right = user !== undefined && (await this.parts.hasher.verify(user.passwordHash, credentials.password))',
    ],
  },
  {
    row: 'A-06',
    file: `${identity}/domain/password-rule.ts`,
    replace: [`if (length < min) return [violation(pointer, 'password_too_short', { min })];`, ''],
  },
  {
    row: 'A-11',
    file: `${identity}/infrastructure/http/auth.dto.ts`,
    replace: ['Text(TEXT_LIMITS.password)(target, property);', ''],
  },
  {
    row: 'A-12',
    file: `${identity}/application/account.service.ts`,
    replace: ['await records.endSessionsOf(user.id, caller.sessionId);', ''],
  },
  {
    row: 'A-12b',
    file: 'libs/vocabulary/src/email.ts',
    replace: [`return cleanEmail(text).toLowerCase().normalize('NFKC')`, 'return text.trim().toLowerCase()'],
  },
  {
    row: 'A-13',
    file: `${identity}/application/account.service.ts`,
    replace: [
      `throw new DomainError('email_taken');
      return sessions.open`,
      `throw new DomainError('email_taken');
      if ((await records.holdersOf('admin')).length < 2) await records.grantRole(user.id, 'admin');
      return sessions.open`,
    ],
  },
  {
    row: 'B-01',
    file: `${identity}/infrastructure/http/session-cookie.ts`,
    replace: ['httpOnly: true', 'httpOnly: false'],
  },
  { row: 'B-02', file: `${identity}/domain/session.ts`, replace: ['reuseWindow: 10', 'reuseWindow: -1'] },
  { row: 'B-04', file: `${identity}/domain/session.ts`, replace: ['reuseWindow: 10', 'reuseWindow: 10_000'] },
  {
    row: 'B-07',
    file: `${identity}/domain/session.ts`,
    replace: [`if (session.revoked) return 'session_revoked';`, ''],
  },
  {
    row: 'B-09',
    file: `${identity}/application/administrator.service.ts`,
    replace: [
      `await records.endSessionsOf(user.id);
      return user;
    });
    this.parts.log.sessionsEnded(id);`,
      `return user;
    });
    this.parts.log.sessionsEnded(id);`,
    ],
  },
  { row: 'B-10', file: `${identity}/domain/session.ts`, replace: ['idle: 14 * DAY', 'idle: 140 * DAY'] },
  {
    row: 'B-11',
    file: `${identity}/application/account.service.ts`,
    replace: [
      'new User(ids.next(), email, fullName,',
      `new User((await import('node:crypto')).createHash('md5').update(email).digest('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'), email, fullName,`,
    ],
  },
  {
    row: 'B-13',
    file: `${identity}/application/session.service.ts`,
    replace: ['if (olderToken !== undefined) await', 'if (olderToken === null) await'],
  },
  {
    row: 'B-16',
    file: `${identity}/infrastructure/security/random-secret-source.ts`,
    replace: [
      `createHash('sha256').update(token).digest('hex')`,
      `Buffer.from(token, 'base64url').toString('hex')`,
    ],
  },
  { row: 'C-03', ...remembering },
  { row: 'C-04', ...remembering },
  {
    row: 'C-05',
    file: `${identity}/infrastructure/security/jwt.strategy.ts`,
    replace: ['typ !== ACCESS_TYPE ||', ''],
  },
  {
    row: 'C-11',
    file: 'libs/api/platform/src/access/roles.guard.ts',
    replace: ['!access.roles.every((role) => roles.includes(role))', 'roles.length > 99'],
  },
  {
    row: 'C-14',
    file: `${identity}/infrastructure/http/users.dto.ts`,
    replace: ['value === ADMIN_ROLE', `typeof value === 'string'`],
  },
  {
    row: 'C-15',
    file: `${identity}/application/administrator.service.ts`,
    replace: ['if (holders.length === 1 && holders[0] === user.id)', 'if (holders.length > 99)'],
  },
  {
    row: 'C-18',
    file: `${identity}/infrastructure/security/jwt.strategy.ts`,
    replace: [
      'await this.sessions.identify(sub, sid);',
      `await this.sessions.identify(sub, sid).catch(() => { throw new DomainError('session_revoked'); });`,
    ],
  },
  {
    row: 'H-01',
    file: `${identity}/application/account.service.ts`,
    replace: [
      `log.signInFailed(user?.id);
      await limiter.spend(FAILURES, guesser);`,
      'log.signInFailed(user?.id);',
    ],
  },
  {
    row: 'I-03',
    file: `${identity}/infrastructure/http/own-site.guard.ts`,
    replace: [`throw new DomainError('csrf')`, 'return true'],
  },
  {
    row: 'M-01',
    file: `${identity}/infrastructure/security/argon2-password-hasher.ts`,
    replace: ['memoryCost: 19_456', 'memoryCost: 8_192'],
  },
  {
    row: 'M-09',
    file: `${identity}/infrastructure/security/signing-keys.ts`,
    replace: [
      'jwtSecretPrevious === undefined ? [jwtSecret] : [jwtSecret, jwtSecretPrevious]',
      '[jwtSecret]',
    ],
  },
];
