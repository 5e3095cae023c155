import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@site/api-kernel';
import { demandRegistration } from './user';

const draft = { fullName: 'Awa Koné', email: 'awa@example.org', password: 'pluie-de-mars' };

function refusalOf(change: Partial<typeof draft>, min = 6): unknown {
  try {
    demandRegistration({ ...draft, ...change }, min);
    return undefined;
  } catch (error) {
    return error instanceof DomainError
      ? error.violations.map(({ pointer, rule, parameters }) => ({ pointer, rule, ...parameters }))
      : error;
  }
}

describe('a registration', () => {
  it('keeps one form of an address: NFKC, lower case, without surrounding spaces', () => {
    const written = `  ${'Zoé@Example.ORG'.normalize('NFD')} `;
    expect(demandRegistration({ ...draft, email: written }, 6).email).toBe(
      'zoé@example.org'.normalize('NFC'),
    );
  });

  it.each(['awa', 'awa@example', '@example.org', 'awa koné@example.org', `${'a'.repeat(250)}@b.ci`, ''])(
    'refuses %j as an address',
    (email) => {
      expect(refusalOf({ email })).toEqual([{ pointer: '/email', rule: 'email_invalid' }]);
    },
  );

  it('takes passwords of 6 to 128 code points and refuses 5 and 129', () => {
    expect(refusalOf({ password: '🌧'.repeat(5) })).toEqual([
      { pointer: '/password', rule: 'password_too_short', min: 6 },
    ]);
    expect(refusalOf({ password: '🌧'.repeat(6) })).toBeUndefined();
    expect(refusalOf({ password: 'x'.repeat(128) })).toBeUndefined();
    expect(refusalOf({ password: 'x'.repeat(129) })).toEqual([
      { pointer: '/password', rule: 'text_too_long', max: 128 },
    ]);
  });

  it('asks for longer passwords where the settings do', () => {
    expect(refusalOf({ password: 'x'.repeat(9) }, 10)).toEqual([
      { pointer: '/password', rule: 'password_too_short', min: 10 },
    ]);
  });

  it('leaves a password as it was typed', () => {
    expect(demandRegistration({ ...draft, password: '  Pluie  ' }, 6).password).toBe('  Pluie  ');
  });

  it('names every wrong field at once', () => {
    expect(refusalOf({ fullName: ' ', email: 'x', password: '' })).toEqual([
      { pointer: '/full_name', rule: 'full_name_required' },
      { pointer: '/email', rule: 'email_invalid' },
      { pointer: '/password', rule: 'password_too_short', min: 6 },
    ]);
  });
});
