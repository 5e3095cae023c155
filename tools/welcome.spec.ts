import { describe, expect, it } from '@jest/globals';
import { welcomeText } from './welcome.ts';

const URL = 'http://localhost:3000';

describe('the welcome', () => {
  it('tells in both languages how to become administrator', () => {
    const text = welcomeText(URL, undefined);
    expect(text).toContain('inscrivez-vous sur /auth, puis « npm run admin -- grant VOTRE@EMAIL »');
    expect(text).toContain(
      'In English: the site is up; sign up at /auth, then run "npm run admin -- grant YOUR@EMAIL".',
    );
  });

  it('tells in both languages which account is the administrator’s', () => {
    const text = welcomeText(URL, 'awa@example.org');
    expect(text).toContain(`Administration       : ${URL}/auth (compte awa@example.org)`);
    expect(text).toContain('In English: the site is up; sign in at /auth as awa@example.org.');
    expect(text).not.toMatch(/inscrivez|sign up|grant/);
  });
});
