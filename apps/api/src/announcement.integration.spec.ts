import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startMailServer, type MailServer } from '@site/api-mail/testing';
import type { Email } from 'postal-mime';
import { refusalOf } from './testing/ask';
import { PUBLIC_URL } from './testing/forged-token';
import { anAdministrator, type Person } from './testing/people';
import { startProduct, type Product } from './testing/product';
import { startBuilt, until } from './testing/running-product';
import { aContactMessage } from './testing/sample-message';
import { aNewsItem } from './testing/sample-news-item';

const ANNOUNCEMENTS = '/api/v1/admin/newsletter/announcements';

let server: MailServer;
let office: Product;
let editor: Person;
const ends: (() => Promise<unknown>)[] = [];

/** An office whose own instance has no mail server: what is queued waits until another instance starts. */
beforeEach(async () => {
  server = await startMailServer();
  office = await startProduct();
  editor = await anAdministrator(office, office.query);
  ends.push(server.stop, office.stop);
});
afterEach(async () => {
  while (ends.length > 0) await ends.pop()?.();
});

const mailing = (perMinute: number) => ({
  SMTP_URL: server.url,
  MAIL_FROM: 'site@example.org',
  CONTACT_TO: 'bureau@example.org',
  NEWSLETTER_PER_MINUTE: String(perMinute),
});
async function anotherInstance(perMinute: number): Promise<Product> {
  const product = await startProduct({ environment: mailing(perMinute), sharing: office });
  ends.push(product.stop);
  return product;
}

const subscribed = (count: number, state = 'confirmed') =>
  office.query(
    `insert into newsletter_subscriptions (id, address_hash, email, state, language, source, consent_version, consent_at,
       created_at, confirmed_at)
     select gen_random_uuid(), sha256(($2 || n)::bytea), $2 || n || '@example.org', $2,
       case when n % 4 = 0 then 'en' else 'fr' end, 'resources', '1', now(), now(), now()
     from generate_series(1, $1::int) n`,
    [count, state],
  );
async function published(changes: object = {}): Promise<string> {
  const body = aNewsItem({ title_fr: 'Ouverture <b>du chantier</b>', title_en: 'Works begin', ...changes });
  const { body: item } = await office.ask('/api/v1/news', { body, token: editor.token });
  return String(item['id']);
}
const call = (path: string, asked: object = {}) =>
  office.ask(`${ANNOUNCEMENTS}/${path}`, { ...asked, token: editor.token });
const announce = (id: string) => call(id, { method: 'POST' });
const waiting = async () => (await office.query('select id from outgoing_letters')).length;
const allSent = (patience?: number) => until(async () => (await waiting()) === 0, patience);
const headerOf = (mail: Email | undefined, name: string) =>
  mail?.headers.find(({ key }) => key === name)?.value;

describe('the announcement of a news item', () => {
  it('is shown in both languages before it is sent, with how many would get it', async () => {
    await subscribed(5);
    await subscribed(3, 'pending');
    const id = await published({ content_fr: `**Les travaux** ${'commencent bientôt '.repeat(60)}` });
    const { body } = await call(id);
    expect(body).toMatchObject({ audience: { fr: 4, en: 1 }, announced: null, mails: false });
    const { fr, en } = body['letters'] as Record<string, { subject: string; text: string; html: string }>;
    expect([fr?.subject, en?.subject]).toEqual(['Ouverture <b>du chantier</b>', 'Works begin']);
    expect(fr?.html).toContain('Ouverture &lt;b&gt;du chantier&lt;/b&gt;');
    expect(fr?.text).toMatch(/\nLes travaux (?:commencent bientôt )+commencent( bientôt)?…\n/);
    expect(fr?.text).toContain(`${PUBLIC_URL}/news/`);
    expect(en?.text).toContain(`${PUBLIC_URL}/en/news/`);
    expect(en?.text).not.toMatch(/désinscrire|actualité/);
    expect(await waiting()).toBe(0);
  });

  it('is of what visitors see', async () => {
    await subscribed(1);
    for (const changes of [{ hidden: true }, { published_at: '2099-01-01' }]) {
      const id = await published(changes);
      for (const asked of [{}, { method: 'POST' }])
        expect(refusalOf(await call(id, asked))).toBe('404 not_found');
    }
    expect(refusalOf(await call('01900000-0000-7000-8000-00000000ffff'))).toBe('404 not_found');
    expect(await office.query('select id from newsletter_announcements')).toEqual([]);
  });

  it('is tried out at the address of whoever asks alone', async () => {
    await subscribed(2);
    const id = await published();
    const trial = (product: Product, body: object) =>
      product.ask(`${ANNOUNCEMENTS}/${id}/trial`, { body, token: editor.token });
    expect(refusalOf(await trial(office, { language: 'fr' }))).toBe('503 dependency_unavailable');
    const mailer = await anotherInstance(60);
    expect((await trial(mailer, { language: 'en' })).status).toBe(204);
    expect(refusalOf(await trial(mailer, { language: 'de' }))).toBe('422 validation_failed');
    expect(refusalOf(await trial(mailer, { language: 'fr', to: 'x@example.org' }))).toBe('422 unknown_field');
    expect(server.envelopes.map(({ to }) => to)).toEqual([[editor.email]]);
    expect((await server.mails())[0]?.subject).toBe('Works begin');
    expect((await call(id)).body).toMatchObject({ announced: null });
  });

  it('happens once, whoever asks again, says when and to how many, and is in the journal', async () => {
    const id = await published();
    expect(refusalOf(await announce(id))).toBe('409 nobody_subscribed');
    await subscribed(3);
    const answers = await Promise.all([1, 2, 3].map(() => announce(id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409, 409]);
    expect(refusalOf(await announce(id))).toBe('409 already_announced');
    expect((await call(id)).body['announced']).toEqual({
      at: expect.stringMatching(/^\d{4}-.+Z$/),
      recipients: 3,
      waiting: 3,
    });
    const { body } = await office.ask('/api/v1/journal?action=announced', { token: editor.token });
    expect(body['items']).toMatchObject([
      { kind: 'news', record: id, title: 'Ouverture <b>du chantier</b>' },
    ]);
  });

  it('goes out slowly, and lets every other letter pass', async () => {
    await subscribed(3);
    const id = await published();
    expect((await announce(id)).status).toBe(202);
    const begun = Date.now();
    const mailer = await anotherInstance(40);
    await mailer.ask('/api/v1/contact-messages', { body: aContactMessage() });
    await allSent(20_000);
    expect(server.envelopes.map(({ to }) => to[0]).indexOf('bureau@example.org')).toBeLessThan(2);
    expect(Date.now() - begun).toBeGreaterThanOrEqual(3 * 1_500);
    expect((await call(id)).body['announced']).toMatchObject({ recipients: 3, waiting: 0 });
  });

  it('goes out no faster from two instances than from one', async () => {
    await subscribed(6);
    expect((await announce(await published())).status).toBe(202);
    const begun = Date.now();
    await Promise.all([anotherInstance(60), anotherInstance(60)]);
    await allSent(30_000);
    expect(server.envelopes).toHaveLength(6);
    expect(Date.now() - begun).toBeGreaterThanOrEqual(6 * 1_000);
  });

  it('can be left with one click, at once', async () => {
    await subscribed(1);
    expect((await announce(await published())).status).toBe(202);
    const mailer = await anotherInstance(6_000);
    await allSent(10_000);
    const [mail] = await server.mails();
    expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const link = new URL((headerOf(mail, 'list-unsubscribe') ?? '').replace(/^<|>$/g, ''));
    expect(link.origin + link.pathname).toBe(`${PUBLIC_URL}/newsletter/unsubscribe`);
    expect(mail?.html).toContain(link.search);
    const body = { token: link.searchParams.get('token') };
    const ended = await mailer.ask('/api/v1/newsletter/subscriptions/unsubscribe', { body });
    expect(ended.status).toBe(200);
    expect(await office.query('select email, state from newsletter_subscriptions')).toEqual([
      { email: '', state: 'unsubscribed' },
    ]);
  });

  it('is not sent to who has left meanwhile, nor of what visitors no longer see', async () => {
    await subscribed(2);
    const [shown, hidden] = [await published(), await published()];
    for (const id of [shown, hidden]) expect((await announce(id)).status).toBe(202);
    await office.query('update news set hidden = true where id = $1', [hidden]);
    await office.query(`update newsletter_subscriptions set email = '', state = 'unsubscribed', left_at = now()
      where email = 'confirmed1@example.org'`);
    await anotherInstance(6_000);
    await allSent(10_000);
    expect(server.envelopes.map(({ to }) => to)).toEqual([['confirmed2@example.org']]);
  });
});

describe('the letters of an announcement', () => {
  it('reach each of a thousand addresses once, in its language, though an instance is killed meanwhile', async () => {
    await subscribed(1_000);
    await subscribed(5, 'pending');
    const id = await published();
    expect((await announce(id)).status).toBe(202);
    const killed = await startBuilt(office.database, { environment: mailing(60_000) });
    await until(async () => server.envelopes.length >= 200, 60_000);
    killed.signal('SIGKILL');
    await killed.ended;
    const before = server.envelopes.length;
    expect(before).toBeLessThan(1_000);
    await anotherInstance(60_000);
    await anotherInstance(60_000);
    await allSent(240_000);
    const mails = await server.mails();
    const reached = mails.map(({ to, subject, messageId }) =>
      [to?.[0]?.address, subject, messageId].join(' '),
    );
    // Of the letter under way when the process was killed nobody knows: it may come again, under its own name.
    expect(reached.length).toBeLessThanOrEqual(1_001);
    expect(new Set(reached).size).toBe(1_000);
    expect(new Set(server.envelopes.map(({ to }) => to.join())).size).toBe(1_000);
    expect(new Set(reached.filter((one) => one.includes('Works begin'))).size).toBe(250);
    expect((await call(id)).body['announced']).toMatchObject({ recipients: 1_000, waiting: 0 });
  });
});
