import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@site/api-kernel';
import { aNewsletter, tokenOf } from './testing';

const HOUR = 3_600_000;
const asked = {
  email: 'awa@example.org',
  language: 'fr',
  source: 'resources',
  trap: '',
  client: 'one',
} as const;
const statesOf = ({ store }: ReturnType<typeof aNewsletter>) =>
  store.subscriptions.map(({ email, state }) => [email, state]);

async function codeOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'accepted',
    (error: unknown) =>
      error instanceof DomainError ? (error.violations[0]?.rule ?? error.code) : 'something else',
  );
}

async function withLetter() {
  const newsletter = aNewsletter();
  await newsletter.service.subscribe(asked);
  const text = (await newsletter.lastLetter())?.text ?? '';
  return { ...newsletter, confirm: tokenOf(text, 'confirm'), leave: tokenOf(text, 'unsubscribe') };
}

describe('a subscription', () => {
  it('is confirmed by the link of its letter only', async () => {
    const newsletter = await withLetter();
    expect(statesOf(newsletter)).toEqual([['awa@example.org', 'pending']]);
    expect(await codeOf(newsletter.service.confirm(newsletter.leave))).toBe('newsletter_link_invalid');
    expect(await codeOf(newsletter.service.confirm('guessed'))).toBe('newsletter_link_invalid');
    await newsletter.service.confirm(newsletter.confirm);
    expect(statesOf(newsletter)).toEqual([['awa@example.org', 'confirmed']]);
  });

  it('cannot be confirmed 48 hours after the letter was written', async () => {
    const newsletter = await withLetter();
    newsletter.clock.advance(48 * HOUR);
    expect(await codeOf(newsletter.service.confirm(newsletter.confirm))).toBe('newsletter_link_invalid');
    newsletter.clock.advance(-1);
    expect(await codeOf(newsletter.service.confirm(newsletter.confirm))).toBe('accepted');
  });

  it('ends by the link of any letter, however old, and leaves no address', async () => {
    const newsletter = await withLetter();
    await newsletter.service.confirm(newsletter.confirm);
    newsletter.clock.advance(5_000 * HOUR);
    await newsletter.service.leave(newsletter.leave);
    await newsletter.service.leave(newsletter.leave);
    expect(statesOf(newsletter)).toEqual([['', 'unsubscribed']]);
  });

  it('that was ended and asked for again is not confirmed by the former letter', async () => {
    const newsletter = await withLetter();
    await newsletter.service.confirm(newsletter.confirm);
    await newsletter.service.leave(newsletter.leave);
    newsletter.clock.advance(HOUR);
    await newsletter.service.subscribe(asked);
    expect(await codeOf(newsletter.service.confirm(newsletter.confirm))).toBe('newsletter_link_invalid');
    expect(newsletter.store.letters).toHaveLength(2);
    await newsletter.service.confirm(tokenOf((await newsletter.lastLetter())?.text ?? '', 'confirm'));
    expect(statesOf(newsletter)).toEqual([['awa@example.org', 'confirmed']]);
  });

  it('of one address is one, however it is written', async () => {
    const newsletter = await withLetter();
    await newsletter.service.subscribe({ ...asked, email: ' AWA@example.org ' });
    expect(newsletter.store.subscriptions).toHaveLength(1);
    expect(newsletter.store.letters).toHaveLength(1);
  });

  it('that an administrator erased is unknown to its links, which do not tell', async () => {
    const newsletter = await withLetter();
    await newsletter.service.erase(newsletter.store.subscriptions[0]?.id ?? '', 'u1');
    expect(newsletter.store.subscriptions).toEqual([]);
    expect(await codeOf(newsletter.service.confirm(newsletter.confirm))).toBe('newsletter_link_invalid');
    expect(await codeOf(newsletter.service.leave(newsletter.leave))).toBe('accepted');
    expect(await codeOf(newsletter.service.erase('s1', 'u1'))).toBe('not_found');
  });
});

describe('a machine', () => {
  it('that fills in what people do not see leaves nothing', async () => {
    const { service, store } = aNewsletter();
    await service.subscribe({ ...asked, trap: 'https://spam.example' });
    expect([store.subscriptions, store.letters]).toEqual([[], []]);
  });
});

describe('limits', () => {
  it('take five requests of one visitor in ten minutes, mistakes not counted', async () => {
    const { service, store } = aNewsletter({ factor: 1 });
    const by = (number: number) => service.subscribe({ ...asked, email: `awa${number}@example.org` });
    for (const number of [1, 2, 3, 4]) await by(number);
    expect(await codeOf(service.subscribe({ ...asked, email: 'awa' }))).toBe('email_invalid');
    await by(5);
    expect(await codeOf(by(6))).toBe('rate_limited');
    expect(store.subscriptions).toHaveLength(5);
  });

  it('take thirty letters an hour in all, whoever asks', async () => {
    const { service, store } = aNewsletter({ factor: 1 });
    const by = (number: number) =>
      service.subscribe({ ...asked, email: `awa${number}@example.org`, client: `client ${number}` });
    for (let number = 1; number <= 30; number += 1) await by(number);
    expect(await codeOf(by(31))).toBe('rate_limited');
    expect([store.subscriptions.length, store.letters.length]).toEqual([30, 30]);
  });
});
