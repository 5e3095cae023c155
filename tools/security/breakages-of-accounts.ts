import { breakagesIn, type Breakage } from './breakage.ts';

/** What was known of a session when it was first shown is believed for ever. */
const remembering: Breakage['replace'] = [
  'const { session, user, roles } = await this.sessions.identify(sub, sid);',
  `const kept = ((globalThis as never as { kept?: Map<string, never> }).kept ??= new Map());
    if (!kept.has(sid)) kept.set(sid, (await this.sessions.identify(sub, sid)) as never);
    const { session, user, roles } = kept.get(sid) as never as Awaited<ReturnType<SessionService['identify']>>;`,
];

export const breakagesOfAccounts = breakagesIn('libs/api/identity/src', {
  'application/account.service.ts': {
    'A-01': [
      `throw new DomainError('email_taken');
      return sessions.open`,
      `throw new DomainError('email_taken');
      await records.grantRole(user.id, 'admin');
      return sessions.open`,
    ],
    'A-04': [
      'const right = await this.parts.hasher.verify(user?.passwordHash, credentials.password)',
      'const right = user !== undefined && (await this.parts.hasher.verify(user.passwordHash, credentials.password))',
    ],
    'A-12': ['await records.endSessionsOf(user.id, caller.sessionId);', ''],
    'A-13': [
      `throw new DomainError('email_taken');
      return sessions.open`,
      `throw new DomainError('email_taken');
      if ((await records.holdersOf('admin')).length < 2) await records.grantRole(user.id, 'admin');
      return sessions.open`,
    ],
    'B-11': [
      'new User(ids.next(), email, fullName,',
      `new User((await import('node:crypto')).createHash('md5').update(email).digest('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'), email, fullName,`,
    ],
    'H-01': [
      `log.signInFailed(user?.id);
      await limiter.spend(FAILURES, guesser);`,
      'log.signInFailed(user?.id);',
    ],
  },
  'application/administrator.service.ts': {
    'B-09': [
      `await records.endSessionsOf(user.id);
      return user;
    });
    this.parts.log.sessionsEnded(id);`,
      `return user;
    });
    this.parts.log.sessionsEnded(id);`,
    ],
    'C-15': ['if (holders.length === 1 && holders[0] === user.id)', 'if (holders.length > 99)'],
  },
  'application/session.service.ts': {
    'B-13': ['if (olderToken !== undefined) await', 'if (olderToken === null) await'],
  },
  'domain/password-rule.ts': {
    'A-06': [`if (length < min) return [violation(pointer, 'password_too_short', { min })];`, ''],
  },
  'domain/session.ts': {
    'B-02': ['reuseWindow: 10', 'reuseWindow: -1'],
    'B-04': ['reuseWindow: 10', 'reuseWindow: 10_000'],
    'B-07': [`if (session.revoked) return 'session_revoked';`, ''],
    'B-10': ['idle: 14 * DAY', 'idle: 140 * DAY'],
  },
  'infrastructure/http/auth.controller.ts': { 'I-07': [`@Post('sign-out')`, `@Get('sign-out')`] },
  'infrastructure/http/auth.dto.ts': { 'A-11': ['Text(TEXT_LIMITS.password)(target, property);', ''] },
  'infrastructure/http/own-site.guard.ts': { 'I-03': [`throw new DomainError('csrf')`, 'return true'] },
  'infrastructure/http/session-cookie.ts': { 'B-01': ['httpOnly: true', 'httpOnly: false'] },
  'infrastructure/http/users.dto.ts': { 'C-14': ['value === ADMIN_ROLE', `typeof value === 'string'`] },
  'infrastructure/persistence/account-data.ts': { 'N-01': ['const MONTHS = 25;', 'const MONTHS = 26;'] },
  'infrastructure/security/argon2-password-hasher.ts': {
    'M-01': ['memoryCost: 19_456', 'memoryCost: 8_192'],
    'T-05': [
      'this.turns.take(async () => (await verify(stored ?? NOBODY, password)) && stored !== undefined)',
      'verify(stored ?? NOBODY, password).then((right) => right && stored !== undefined)',
    ],
  },
  'infrastructure/security/jwt.strategy.ts': {
    'C-03': remembering,
    'C-04': remembering,
    'C-05': ['typ !== ACCESS_TYPE ||', ''],
    'C-18': [
      'await this.sessions.identify(sub, sid);',
      `await this.sessions.identify(sub, sid).catch(() => { throw new DomainError('session_revoked'); });`,
    ],
  },
  'infrastructure/security/random-secret-source.ts': {
    'B-16': [
      `createHash('sha256').update(token).digest('hex')`,
      `Buffer.from(token, 'base64url').toString('hex')`,
    ],
  },
  'infrastructure/security/signing-keys.ts': {
    'M-09': ['jwtSecretPrevious === undefined ? [jwtSecret] : [jwtSecret, jwtSecretPrevious]', '[jwtSecret]'],
  },
});
