import { describe, expect, it } from '@jest/globals';
import { languageOf, welcomeText } from './welcome.ts';

const URL = 'http://localhost:3000';
const MAIL = 'awa@example.org';

describe('the welcome', () => {
  it('tells how to become administrator, in the language of the terminal', () => {
    const french = welcomeText(URL, undefined, 'fr');
    expect(french).toContain('inscrivez-vous sur /auth, puis « npm run admin -- grant VOTRE@EMAIL »');
    expect(french).not.toContain('English');
    const english = welcomeText(URL, undefined, 'en');
    expect(english).toContain(`The site is up : ${URL}`);
    expect(english).toContain('sign up at /auth, then run "npm run admin -- grant YOUR@EMAIL"');
    expect(english).not.toContain('Arrêt');
  });

  it('tells which account is the administrator’s', () => {
    const french = welcomeText(URL, MAIL, 'fr');
    expect(french).toContain(`Administration       : ${URL}/auth (compte ${MAIL})`);
    const english = welcomeText(URL, MAIL, 'en');
    expect(english).toContain(`Administration : sign in at /auth as ${MAIL}`);
    expect(french + english).not.toMatch(/inscrivez|sign up|grant/);
  });

  it('is French with a word of English where the terminal has no language', () => {
    const text = welcomeText(URL, MAIL, undefined);
    expect(text).toContain('Le site est en ligne');
    expect(text).toContain(`In English: the site is up; sign in at /auth as ${MAIL}.`);
  });

  it.each([
    [{ LANG: 'fr_CI.UTF-8' }, 'fr'],
    [{ LANG: 'en_GB.UTF-8' }, 'en'],
    [{ LANG: 'fr_FR.UTF-8', LC_ALL: 'de_DE' }, 'en'],
    [{ LANG: 'C', LC_MESSAGES: 'fr_FR' }, 'fr'],
    [{ LANG: 'C.UTF-8' }, undefined],
    [{ LANG: 'POSIX' }, undefined],
    [{}, undefined],
  ] as const)('takes %j for a terminal of %s', (environment, language) => {
    expect(languageOf(environment)).toBe(language);
  });
});
