import { expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { IdentityLogger } from './infrastructure/identity.logger';

it('names people and sessions as the access log does', () => {
  const fields: unknown[] = [];
  const keep = (entry: unknown) => void fields.push(entry);
  Logger.overrideLogger({ log: keep, warn: keep, error: keep });
  const log = new IdentityLogger();
  log.signedIn('u', 's');
  log.signInFailed(undefined);
  log.refreshTokenReplayed('u', 's');
  log.roleChanged('u', 'granted', 'admin');
  expect(fields).toEqual([
    { event: 'signed_in', user_id: 'u', session_id: 's' },
    { event: 'sign_in_failed', user_id: null },
    { event: 'refresh_token_replayed', user_id: 'u', session_id: 's' },
    { event: 'role_granted', user_id: 'u', role: 'admin' },
  ]);
});
