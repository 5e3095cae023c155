import assert from 'node:assert/strict';
import type { Answer, Asked } from '../../apps/api/src/testing/ask.ts';
import { PASSWORD } from '../../apps/api/src/testing/people.ts';
import { aContactMessage } from '../../apps/api/src/testing/sample-message.ts';
import { expectRefusal, expectStatus, SIGN_IN, type Checks } from './checks.ts';
import { apart, type Site } from './site.ts';

/** Two instances with the limits of every day. */
const limited = (shared: Site, look: (site: Site) => Promise<void>): Promise<void> =>
  apart(shared, look, { count: 2, environment: { RATE_LIMIT_FACTOR: '1' } });

const from = (site: Site, address: number, path: string, asked: Asked): Promise<Answer> =>
  site.ask(path, { ...asked, headers: { ...asked.headers, 'X-Forwarded-For': `192.0.2.${address}` } });

async function untilRefused(most: number, ask: (turn: number) => Promise<Answer>): Promise<[number, Answer]> {
  for (let turn = 0; turn < most; turn += 1) {
    const answer = await ask(turn);
    if (answer.status === 429) return [turn, answer];
  }
  throw new Error(`${most} were let through`);
}

function expectLimit(answer: Answer): void {
  expectRefusal(answer, '429 rate_limited');
  assert.match(String(answer.headers['retry-after']), /^[1-9]\d*$/);
}

/** H. Limits. */
export const limits: Checks = {
  'H-01': (shared) =>
    limited(shared, async (site) => {
      const { email } = await site.member();
      const signIn = (address: number, password: string) =>
        from(site, address, SIGN_IN, { body: { email, password } });
      const [failures, last] = await untilRefused(12, () => signIn(1, 'fausse-pluie'));
      assert.equal(failures, 10);
      expectLimit(last);
      expectLimit(await signIn(1, PASSWORD));
      expectStatus(await signIn(2, PASSWORD), 200);
    }),

  'H-04': (shared) =>
    limited(shared, async (site) => {
      const renew = () => from(site, 3, '/api/v1/auth/refresh', { method: 'POST' });
      const burst = await Promise.all(Array.from({ length: 60 }, renew));
      const accepted = burst.filter(({ status }) => status !== 429);
      assert.ok(accepted.length >= 30 && accepted.length <= 33, `${accepted.length} of a burst`);
      // The five minutes, without waiting for five: the burst is forgotten, not what is counted longer.
      const [more] = await untilRefused(200, async (turn) => {
        if (turn % 25 === 0)
          await site.query(`delete from rate_limits where key like '%authentication-burst%'`);
        return renew();
      });
      const all = more + burst.length;
      assert.ok(all >= 150 && all <= 165 + burst.length - accepted.length, `${all} in five minutes`);
    }),

  'H-05': (shared) =>
    limited(shared, async (site) => {
      const write = (address: number) =>
        from(site, address, '/api/v1/contact-messages', { body: aContactMessage() });
      const subscribe = (turn: number) =>
        from(site, 4, '/api/v1/newsletter/subscriptions', {
          body: { email: `awa${turn}@example.org`, consent: true },
        });
      const [messages, refused] = await untilRefused(8, () => write(4));
      const [subscriptions, other] = await untilRefused(8, subscribe);
      assert.deepEqual([messages, subscriptions], [5, 5]);
      for (const answer of [refused, other]) expectLimit(answer);
      assert.equal(await site.count('contact_messages'), 5);
      assert.equal(await site.count('newsletter_subscriptions'), 5);
      expectStatus(await write(5), 202);
    }),

  'H-06': async (site) => {
    const email = 'adjoua@example.org';
    const of = `newsletter_subscriptions where email = '${email}'`;
    const answers: Answer[] = [];
    for (const state of ['new', 'pending', 'confirmed']) {
      if (state === 'confirmed') {
        await site.query(
          `update newsletter_subscriptions set state = 'confirmed', confirmed_at = now() where email = $1`,
          [email],
        );
      }
      answers.push(await site.post('newsletter/subscriptions', { email, consent: true }));
    }
    assert.equal(await site.count(of), 1);
    const seen = answers.map(({ status, text, headers }) =>
      JSON.stringify([status, text, Object.keys(headers).sort()]),
    );
    assert.equal(new Set(seen).size, 1);
    assert.equal(answers[0]?.status, 202);
  },

  'H-10': (shared) =>
    apart(shared, async (site) => {
      const { email } = await site.member();
      const signIn = () => site.ask(SIGN_IN, { body: { email, password: PASSWORD } });
      expectStatus(await signIn(), 200);
      await site.query('alter table rate_limits rename to rate_limits_away');
      expectStatus(await signIn(), 503);
      for (const path of ['/', '/api/v1/projects', '/api/v1/projects?limit=7'])
        expectStatus(await site.ask(path), 200);
      await site.query('alter table rate_limits_away rename to rate_limits');
      expectStatus(await signIn(), 200);
    }),
};
