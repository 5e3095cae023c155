import { beforeEach, describe, expect, it } from '@jest/globals';
import { databaseOfSuite } from '@site/api-platform/testing';
import { InMemoryRateLimiter } from '@site/api-platform/limits';
import { UuidV7Generator } from '@site/api-platform/persistence';
import { FIRM_DEFAULTS } from '@site/vocabulary';
import { ConfirmationWriter } from './application/confirmation.writer';
import { NewsletterService } from './application/newsletter.service';
import { NewsletterData } from './infrastructure/persistence/newsletter-data';
import { MikroOrmSubscriptionStore } from './infrastructure/persistence/mikro-orm-subscription.store';
import { SubscriptionSchema } from './infrastructure/persistence/subscription.mapping';
import type { SubscriberDto } from './infrastructure/http/subscribers.dto';
import { SubscriberReader } from './infrastructure/persistence/subscriber.reader';
import { HmacLinkKeys } from './infrastructure/security/hmac-link-keys';
import { SECRET, tokenOf } from './testing';

const fresh = databaseOfSuite([SubscriptionSchema]);

beforeEach(async () => {
  for (const table of ['newsletter_subscriptions', 'outgoing_letters']) await query(`delete from ${table}`);
});

const query = <Row>(text: string, values: readonly unknown[] = []) => fresh.database.query<Row>(text, values);

function newsletter(jwtSecret = SECRET, jwtSecretPrevious?: string) {
  const store = new MikroOrmSubscriptionStore(fresh.database);
  const keys = new HmacLinkKeys({ jwtSecret, jwtSecretPrevious });
  const limiter = new InMemoryRateLimiter(1_000);
  const service = new NewsletterService(store, keys, limiter, new UuidV7Generator());
  const sender = { facts: async () => FIRM_DEFAULTS };
  const writer = new ConfirmationWriter(store, keys, sender, { publicUrl: 'https://site.test' });
  const subscribe = (email = 'awa@example.org') =>
    service.subscribe({ email, language: 'fr', source: 'resources', trap: '', client: email });
  /** Writes the latest letter that waits, as the outbox does. */
  const lastLetter = async () => {
    const [waiting] = await query<{ about: string }>(
      'select about from outgoing_letters order by about desc limit 1',
    );
    const text = (await writer.write(waiting?.about ?? ''))[0]?.text ?? '';
    return { confirm: tokenOf(text, 'confirm'), leave: tokenOf(text, 'unsubscribe') };
  };
  return { store, keys, service, subscribe, lastLetter, data: new NewsletterData(fresh.database, keys) };
}

const rows = () =>
  query<{ email: string; state: string }>('select email, state from newsletter_subscriptions order by email');
const letters = async () => (await query('select id from outgoing_letters')).length;

describe('subscriptions in PostgreSQL', () => {
  it('are one row and one letter when an address asks eight times at once', async () => {
    const { subscribe } = newsletter();
    // Each waits for its turn, and on a busy machine more of them for longer than a lock is waited for.
    await Promise.all(Array.from({ length: 8 }, () => subscribe()));
    expect(await rows()).toEqual([{ email: 'awa@example.org', state: 'pending' }]);
    expect(await letters()).toBe(1);
  });

  it('are one row also when instances with different secrets are asked at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      await query('delete from newsletter_subscriptions');
      const instances = ['a', 'b', 'c'].map((name) => newsletter(name.repeat(48), SECRET));
      await Promise.all(instances.map(({ subscribe }) => subscribe()));
      expect(await rows()).toEqual([{ email: 'awa@example.org', state: 'pending' }]);
    }
  });

  it('are sent one letter an hour by all instances together, whoever asks', async () => {
    const instances = [newsletter(), newsletter()];
    const askAll = () => Promise.all(instances.map(({ subscribe }) => subscribe()));
    const age = (minutes: number) =>
      query('update newsletter_letters set asked_at = asked_at - make_interval(mins => $1)', [minutes]);
    await askAll();
    const { confirm, leave } = await instances[0]!.lastLetter();
    await instances[0]!.service.confirm(confirm);
    await instances[1]!.service.leave(leave);
    await age(59);
    await askAll();
    expect(await letters()).toBe(1);
    await age(1);
    await askAll();
    expect(await letters()).toBe(2);
  });

  it('go from the request to the confirmation to the end', async () => {
    const { subscribe, lastLetter, service } = newsletter();
    await subscribe();
    const { confirm, leave } = await lastLetter();
    await service.confirm(confirm);
    await service.confirm(confirm);
    expect(await rows()).toEqual([{ email: 'awa@example.org', state: 'confirmed' }]);
    await service.leave(leave);
    await service.leave(leave);
    expect(await rows()).toEqual([{ email: '', state: 'unsubscribed' }]);
    await expect(service.confirm(confirm)).rejects.toThrow('validation_failed');
    await subscribe();
    expect(await rows()).toEqual([{ email: 'awa@example.org', state: 'pending' }]);
    await service.confirm((await lastLetter()).confirm);
    expect(await rows()).toEqual([{ email: 'awa@example.org', state: 'confirmed' }]);
  });

  it('hold no token and, once ended, no address', async () => {
    const { subscribe, lastLetter, service } = newsletter();
    await subscribe();
    const { confirm, leave } = await lastLetter();
    const stored = async () =>
      JSON.stringify([
        await query('select s::text from newsletter_subscriptions s'),
        await query('select l::text from newsletter_letters l'),
        await query('select o::text from outgoing_letters o'),
      ]);
    const before = await stored();
    for (const token of [confirm, leave]) {
      expect(token).toMatch(/^[\w-]{43}$/);
      expect(before).not.toContain(token);
      expect(before).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
    }
    expect(before).toContain('awa@example.org');
    await service.leave(leave);
    expect(await stored()).not.toContain('awa');
  });

  it('are not confirmed by a link that is too old, by the clock of the database', async () => {
    const { subscribe, lastLetter, service } = newsletter();
    await subscribe();
    const { confirm, leave } = await lastLetter();
    const age = (hours: number) =>
      query(`update newsletter_letters set confirm_until = confirm_until - make_interval(hours => $1)`, [
        hours,
      ]);
    await age(48);
    await expect(service.confirm(confirm)).rejects.toThrow('validation_failed');
    await age(-1);
    await service.confirm(confirm);
    await age(10_000);
    await service.leave(leave);
    expect(await rows()).toEqual([{ email: '', state: 'unsubscribed' }]);
  });

  it('outlive the secret of the server: links that were sent go on working, an address stays one', async () => {
    const former = newsletter();
    await former.subscribe();
    const { confirm, leave } = await former.lastLetter();
    const present = newsletter('another-9xT4Lb6Nc1Vk8Hd5Jf3Gp0SyAq7W', SECRET);
    await present.service.confirm(confirm);
    await present.subscribe();
    expect(await rows()).toEqual([{ email: 'awa@example.org', state: 'confirmed' }]);
    await newsletter('third-9xT4Lb6Nc1Vk8Hd5Jf3Gp0SyAq7Wzz').service.leave(leave);
    expect(await rows()).toEqual([{ email: '', state: 'unsubscribed' }]);
  });

  it('are gone with their letters when they are erased', async () => {
    const { subscribe, store, lastLetter } = newsletter();
    await subscribe();
    const [row] = await query<{ id: string }>('select id from newsletter_subscriptions');
    await store.remove(row?.id ?? '', '');
    await expect(store.remove(row?.id ?? '', '')).rejects.toThrow('not_found');
    expect(await query('select id from newsletter_letters')).toEqual([]);
    expect(await lastLetter()).toEqual({ confirm: '', leave: '' });
  });
});

async function batchesOf(state?: 'confirmed' | 'pending'): Promise<(readonly SubscriberDto[])[]> {
  const batches = [];
  for await (const rows of new SubscriberReader(fresh.database).batches(state)) batches.push(rows);
  return batches;
}

describe('the list of subscriptions in PostgreSQL', () => {
  it('searches, filters, sorts and counts', async () => {
    const { subscribe, lastLetter, service } = newsletter();
    for (const email of ['yao@example.org', 'awa@example.org', 'ama@autre.example']) {
      await subscribe(email);
      const { confirm, leave } = await lastLetter();
      if (email.startsWith('a')) await service.confirm(confirm);
      if (email.startsWith('ama')) await service.leave(leave);
    }
    const reader = new SubscriberReader(fresh.database);
    const emails = async (request: object) => {
      const { items, total } = await reader.list({ size: 10, ...request });
      return [items.map(({ email }) => email), total];
    };
    expect(await emails({})).toEqual([[null, 'awa@example.org', 'yao@example.org'], 3]);
    expect(await emails({ sort: { by: 'email', descending: false } })).toEqual([
      [null, 'awa@example.org', 'yao@example.org'],
      3,
    ]);
    expect(await emails({ search: 'AWA' })).toEqual([['awa@example.org'], 1]);
    expect(await emails({ state: 'pending' })).toEqual([['yao@example.org'], 1]);
    const all = async (state?: 'confirmed') => (await batchesOf(state)).flat();
    expect((await all('confirmed')).map(({ email }) => email)).toEqual(['awa@example.org']);
    expect((await all())[0]).toMatchObject({ consent_version: '2026-11', left_at: null });
  });

  it('are read some at a time, each once and in order, also where many came in the same instant', async () => {
    await fresh.database.query(
      `insert into newsletter_subscriptions (id, address_hash, email, state, language, source, consent_version,
         consent_at, created_at)
       select gen_random_uuid(), sha256(('many' || n)::bytea), n || '@many.test', 'pending', 'fr', 'other', '1',
         now(), timestamptz '2020-01-01Z' + (n / 700) * interval '1 microsecond' from generate_series(1, 2000) n`,
    );
    const batches = await batchesOf('pending');
    const many = batches.flat().filter(({ email }) => email?.endsWith('@many.test'));
    expect([many.length, new Set(many.map(({ id }) => id)).size]).toEqual([2_000, 2_000]);
    expect(Math.max(...batches.map((rows) => rows.length))).toBeLessThanOrEqual(500);
    const order = many.map(({ created_at, id }) => `${created_at} ${id}`);
    expect(order).toEqual(order.toSorted());
  });
});

describe('what the newsletter holds of people', () => {
  const age = (email: string, days: number) =>
    query(
      `update newsletter_subscriptions set consent_at = now() - make_interval(days => $2) where email = $1`,
      [email, days],
    );

  it('is erased when nobody has confirmed it for thirty days, and not before', async () => {
    const { subscribe, data } = newsletter();
    for (const email of ['old@example.org', 'young@example.org']) await subscribe(email);
    await age('old@example.org', 31);
    await age('young@example.org', 29);
    const expected = { newsletter_unconfirmed: 1, newsletter_unsubscribed: 0 };
    expect(await data.expire(true)).toEqual(expected);
    expect(await rows()).toHaveLength(2);
    expect(await data.expire(false)).toEqual(expected);
    expect(await rows()).toEqual([{ email: 'young@example.org', state: 'pending' }]);
  });

  it('stays, however old, of whoever has confirmed', async () => {
    const { subscribe, lastLetter, service, data } = newsletter();
    await subscribe();
    await service.confirm((await lastLetter()).confirm);
    await age('awa@example.org', 5_000);
    expect(await data.expire(false)).toEqual({ newsletter_unconfirmed: 0, newsletter_unsubscribed: 0 });
  });

  it('is told and erased by the address, even when only its hash is left', async () => {
    const { subscribe, lastLetter, service, data } = newsletter();
    await subscribe();
    await subscribe('yao@example.org');
    await service.leave((await lastLetter()).leave);
    const counts = async (email: string) =>
      Object.values(await data.about(email)).map((found) => found.length);
    expect(await counts(' AWA@example.org')).toEqual([1, 1]);
    expect(await counts('yao@example.org')).toEqual([1, 1]);
    expect(await data.erase('yao@example.org')).toEqual({
      newsletter_subscriptions: 1,
      newsletter_letters: 1,
    });
    expect(await counts('yao@example.org')).toEqual([0, 0]);
    expect(await rows()).toEqual([{ email: 'awa@example.org', state: 'pending' }]);
  });
});
