import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@site/api-kernel';
import type { Locale } from '@site/vocabulary';
import { Consent, Subscription } from './domain/subscription';

const MINUTE = 60_000;
const at = (minutes: number) => new Date(Date.UTC(2026, 2, 1, 9) + minutes * MINUTE);
const consent = (minutes = 0, language: Locale = 'fr') =>
  new Consent('2026-11', 'resources', language, at(minutes));
const address = (email = 'awa@example.org', hash = 'a1') => ({ email, hash });
const pending = (email?: string) => new Subscription('s1', address(email), consent());
const confirmed = () => {
  const subscription = pending();
  subscription.confirm(at(1), at(100));
  return subscription;
};

function refusalOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    if (error instanceof DomainError) return error.violations.map(({ rule }) => rule).join();
  }
  return 'accepted';
}

describe('an address that asks for the newsletter', () => {
  it('waits for its confirmation, with the consent as it was given', () => {
    expect(pending(' Awa@Example.ORG ')).toEqual({
      id: 's1',
      addressHash: 'a1',
      state: 'pending',
      email: 'awa@example.org',
      consent: consent(),
      createdAt: at(0),
      confirmedAt: null,
      leftAt: null,
    });
  });

  it.each([
    '',
    'awa',
    'awa@example',
    'a b@example.org',
    'awa@example.org\r\nBcc: tous@example.org',
    'awa@example.org,yao@example.org',
    '<awa@example.org>',
    '"awa"@example.org',
    `${'a'.repeat(250)}@b.ci`,
  ])('is refused when it is %j', (email) => {
    expect(refusalOf(() => pending(email))).toBe('email_invalid');
  });
});

describe('a confirmation', () => {
  it('holds until the link of the letter does not', () => {
    expect(refusalOf(() => pending().confirm(at(99), at(100)))).toBe('accepted');
    expect(refusalOf(() => pending().confirm(at(100), at(100)))).toBe('newsletter_link_invalid');
  });

  it('given twice is given once, even when the link is old by then', () => {
    const subscription = confirmed();
    subscription.confirm(at(500), at(100));
    expect(subscription).toMatchObject({ state: 'confirmed', confirmedAt: at(1) });
  });

  it('stays, with its consent, when the address asks again', () => {
    const subscription = confirmed();
    subscription.askAgain(address(), consent(50, 'en'));
    expect(subscription).toMatchObject({ state: 'confirmed', consent: consent() });
  });
});

describe('leaving', () => {
  it('forgets the address at once, and twice is once', () => {
    const subscription = confirmed();
    subscription.leave(at(20));
    subscription.leave(at(30));
    expect(subscription).toMatchObject({
      state: 'unsubscribed',
      email: '',
      confirmedAt: null,
      leftAt: at(20),
    });
  });

  it('cannot be undone by the link that confirmed', () => {
    const subscription = confirmed();
    subscription.leave(at(20));
    expect(refusalOf(() => subscription.confirm(at(21), at(100)))).toBe('newsletter_link_invalid');
    expect(subscription.email).toBe('');
  });

  it('is not for ever: who asks again confirms again', () => {
    const subscription = confirmed();
    subscription.leave(at(20));
    subscription.askAgain(address(), consent(30, 'en'));
    expect(subscription).toMatchObject({
      state: 'pending',
      email: 'awa@example.org',
      consent: consent(30, 'en'),
      leftAt: null,
    });
  });
});

describe('a letter', () => {
  it('is sent to whoever has to confirm, and to nobody else', () => {
    const left = pending();
    left.leave(at(1));
    expect([pending(), confirmed(), left].map((one) => one.awaitsLetter([], at(2)))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('follows another after an hour at the earliest, whoever asks', () => {
    const returning = confirmed();
    returning.leave(at(20));
    returning.askAgain(address(), consent(30));
    for (const one of [pending(), returning]) {
      expect(one.awaitsLetter([at(0)], at(59.9))).toBe(false);
      expect(one.awaitsLetter([at(0)], at(60))).toBe(true);
    }
  });

  it('comes three times a day at most', () => {
    const asked = [at(0), at(60), at(120)];
    expect(pending().awaitsLetter(asked, at(600))).toBe(false);
    expect(pending().awaitsLetter(asked, at(24 * 60))).toBe(true);
  });
});
