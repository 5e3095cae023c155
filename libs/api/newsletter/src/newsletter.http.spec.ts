import { describe, expect, it } from '@jest/globals';
import { startedForEach } from '@site/api-kernel/testing';
import request from 'supertest';
import { MINIMUM_MILLISECONDS } from './infrastructure/http/minimum-duration.interceptor';
import { newsletterApp, SUBSCRIPTIONS, tokenOf } from './testing';

const app = startedForEach(newsletterApp);

const body = { email: 'awa@example.org', consent: true, language: 'fr', source: 'resources' };
const post = (sent: object = body, path = '') =>
  request(app.server).post(`${SUBSCRIPTIONS}${path}`).send(sent);
const errorsOf = (answer: { body: { errors?: { pointer: string; code: string }[] } }) =>
  (answer.body.errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`);

describe('subscribing', () => {
  it('is accepted and waits for the confirmation', async () => {
    const answer = await post().expect(202);
    expect(answer.body).toEqual({ status: 'pending' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(app.store.subscriptions[0]).toMatchObject({
      state: 'pending',
      email: 'awa@example.org',
      consent: { version: '2026-11', source: 'resources', language: 'fr' },
    });
  });

  it('takes the language of the request and no particular place when none is named', async () => {
    await post({ email: body.email, consent: true }).set('Accept-Language', 'en').expect(202);
    expect(app.store.subscriptions[0]?.consent).toMatchObject({ language: 'en', source: 'other' });
  });

  it.each([
    [{ consent: false }, '/consent consent_required'],
    [{ consent: 'true' }, '/consent consent_required'],
    [{ consent: undefined }, '/consent consent_required'],
    [{ email: '' }, '/email email_invalid'],
    [{ email: 'awa@example' }, '/email email_invalid'],
    [{ email: 'awa@example.org\r\nBcc: tous@example.org' }, '/email email_invalid'],
    [{ email: 'awa\u0000@example.org' }, '/email email_invalid'],
    [{ email: ['awa@example.org'] }, '/email text_expected'],
    [{ language: 'de' }, '/language options_expected'],
    [{ source: '<script>' }, '/source options_expected'],
    [{ website: 'x'.repeat(501) }, '/website text_too_long'],
    [{ state: 'confirmed' }, '/state field_unknown'],
  ])('with %j is refused, and nothing is stored', async (changes, error) => {
    const answer = await post({ ...body, ...changes }).expect(422);
    expect(errorsOf(answer)).toContain(error);
    expect([app.store.subscriptions, app.store.letters]).toEqual([[], []]);
  });

  it('is refused in the language of the reader', async () => {
    const say = async (language: string) =>
      (await post({ ...body, consent: false }).set('Accept-Language', language)).body.errors[0].message;
    expect(await say('fr')).toBe('Cochez la case pour donner votre accord.');
    expect(await say('en')).toBe('Tick the box to give your consent.');
  });

  it('happens once under one key', async () => {
    const first = await post().set('Idempotency-Key', 'one').expect(202);
    const again = await post().set('Idempotency-Key', 'one').expect(202);
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(app.store.letters).toHaveLength(1);
  });

  it.each([null, '', undefined])(
    'is a person’s where the field that people do not see holds %j',
    async (website) => {
      await post({ ...body, website }).expect(202);
      expect(app.store.letters).toHaveLength(1);
    },
  );

  it('answers a machine as it answers people', async () => {
    const person = await post();
    const machine = await post({ ...body, email: 'bot@example.org', website: 'x' });
    expect([machine.status, machine.body]).toEqual([person.status, person.body]);
    expect(Object.keys(machine.headers)).toEqual(Object.keys(person.headers));
    expect(app.store.subscriptions).toHaveLength(1);
  });
});

describe('an address that asks', () => {
  it('is answered the same whether it is new, pending, confirmed or unsubscribed', async () => {
    const ask = async () => {
      const begun = performance.now();
      const { status, body: answered, headers } = await post();
      const names = Object.keys(headers).sort();
      return { seen: { status, answered, names }, took: performance.now() - begun };
    };
    const fresh = await ask();
    const text = (await app.lastLetter())?.text ?? '';
    const pending = await ask();
    await post({ token: tokenOf(text, 'confirm') }, '/confirm').expect(200);
    const confirmed = await ask();
    await post({ token: tokenOf(text, 'unsubscribe') }, '/unsubscribe').expect(200);
    const left = await ask();
    for (const { seen, took } of [fresh, pending, confirmed, left]) {
      expect(seen).toEqual(fresh.seen);
      // Timers may fire a little before their time.
      expect(took).toBeGreaterThan(MINIMUM_MILLISECONDS - 5);
    }
  });
});

describe('the links of a letter', () => {
  const tokens = async () => {
    await post();
    const text = (await app.lastLetter())?.text ?? '';
    return { confirm: tokenOf(text, 'confirm'), leave: tokenOf(text, 'unsubscribe') };
  };

  it('confirm and end a subscription, twice as once', async () => {
    const { confirm, leave } = await tokens();
    for (const _ of [1, 2]) {
      const answer = await post({ token: confirm }, '/confirm').expect(200);
      expect(answer.body).toEqual({ status: 'confirmed' });
    }
    for (const _ of [1, 2]) {
      const answer = await post({ token: leave }, '/unsubscribe').expect(200);
      expect(answer.body).toEqual({ status: 'unsubscribed' });
    }
    expect(app.store.subscriptions[0]).toMatchObject({ state: 'unsubscribed', email: '' });
  });

  it.each(['/confirm', '/unsubscribe'])('act by POST only: GET %s changes nothing', async (path) => {
    const { confirm } = await tokens();
    const answer = await request(app.server).get(`${SUBSCRIPTIONS}${path}`);
    expect([404, 405]).toContain(answer.status);
    expect((await request(app.server).get(`${SUBSCRIPTIONS}${path}?token=${confirm}`)).status).not.toBe(200);
    expect(app.store.subscriptions[0]?.state).toBe('pending');
  });

  it.each(['', 'x', 'x'.repeat(101), 'é'.repeat(40), null, 7, { a: 1 }])(
    'do not confirm when the token is %j, which is said at /token',
    async (token) => {
      const answer = await post({ token }, '/confirm').expect(422);
      expect(errorsOf(answer)[0]).toMatch(/^\/token /);
    },
  );

  it.each(['', 'x', 'x'.repeat(5_000), 'é'.repeat(40), 'a\u0000b'])(
    'end a subscription in the same words whatever the token: %#',
    async (token) => {
      const known = await post({ token: (await tokens()).leave }, '/unsubscribe').expect(200);
      const unknown = await post({ token }, '/unsubscribe').expect(200);
      expect(unknown.body).toEqual(known.body);
      expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
    },
  );

  it.each([null, 7, { a: 1 }, undefined])('end nothing without a token: %j', async (token) => {
    const answer = await post({ token }, '/unsubscribe').expect(422);
    expect(errorsOf(answer)[0]).toMatch(/^\/token /);
  });
});
