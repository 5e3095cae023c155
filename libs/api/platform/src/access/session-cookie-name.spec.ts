import { describe, expect, it } from '@jest/globals';
import { isPersonal, sessionCookieName } from './session-cookie-name';

describe('a personal request', () => {
  it.each([
    [{ authorization: 'Bearer x' }, true],
    [{ cookie: 'session=x' }, true],
    [{ cookie: 'theme=dark;  session=x; a=b' }, true],
    [{ cookie: 'theme=dark' }, false],
    [{ cookie: 'session_id=x; my-session=y; a=session=z; __Host-session=v' }, false],
    [{}, false],
  ])('is told by its own cookie or a token: %j is one: %s', (headers, personal) => {
    expect(isPersonal(headers, 'session')).toBe(personal);
  });

  it('carries a cookie that is bound to the host under https', () => {
    const name = sessionCookieName({ publicUrl: 'https://site.test' });
    expect(name).toBe('__Host-session');
    expect(isPersonal({ cookie: 'a=b; __Host-session=x' }, name)).toBe(true);
    expect(isPersonal({ cookie: 'session=x' }, name)).toBe(false);
    expect(sessionCookieName({ publicUrl: 'http://site.test' })).toBe('session');
  });
});
