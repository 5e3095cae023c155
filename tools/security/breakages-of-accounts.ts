import type { Breakage } from './breakage.ts';

const identity = 'libs/api/identity/src';

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
    row: 'A-04',
    file: `${identity}/application/account.service.ts`,
    replace: [
      'const right = await this.parts.hasher.verify(user?.passwordHash, credentials.password)',
      'const right = user !== undefined && (await this.parts.hasher.verify(user.passwordHash, credentials.password))',
    ],
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
  { row: 'B-10', file: `${identity}/domain/session.ts`, replace: ['idle: 14 * DAY', 'idle: 140 * DAY'] },
  {
    row: 'B-13',
    file: `${identity}/application/session.service.ts`,
    replace: ['if (olderToken !== undefined) await', 'if (olderToken === null) await'],
  },
  {
    row: 'C-03',
    file: `${identity}/infrastructure/security/jwt.strategy.ts`,
    replace: [
      'const { session, user, roles } = await this.sessions.identify(sub, sid);',
      `const kept = ((globalThis as never as { kept?: Map<string, never> }).kept ??= new Map());
    if (!kept.has(sid)) kept.set(sid, (await this.sessions.identify(sub, sid)) as never);
    const { session, user, roles } = kept.get(sid) as never as Awaited<ReturnType<SessionService['identify']>>;`,
    ],
  },
  {
    row: 'C-05',
    file: `${identity}/infrastructure/security/jwt.strategy.ts`,
    replace: ['typ !== ACCESS_TYPE ||', ''],
  },
  {
    row: 'C-15',
    file: `${identity}/application/administrator.service.ts`,
    replace: ['if (holders.length === 1 && holders[0] === user.id)', 'if (holders.length > 99)'],
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
];
