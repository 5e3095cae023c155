import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startMailServer, type MailServer } from '@site/api-mail/testing';
import { freshDatabase, type FreshDatabase } from '@site/api-platform/testing';
import type { Answer } from './testing/ask';
import { startBuilt, until, type RunningProduct } from './testing/running-product';

const PUBLIC_URL = 'https://site.test';
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

let fresh: FreshDatabase;
let server: MailServer;
let product: RunningProduct;

beforeAll(async () => {
  fresh = await freshDatabase();
  server = await startMailServer();
  const environment = { PUBLIC_URL, SMTP_URL: server.url, MAIL_FROM: 'Site <site@example.org>' };
  product = await startBuilt(fresh, { environment });
});
afterAll(async () => {
  const { output } = await product.stop();
  await server.stop();
  await fresh.close();
  expect(output).not.toMatch(/unhandledRejection|uncaughtException/);
});

const post = (path: string, fields: Readonly<Record<string, string>>): Promise<Answer> =>
  product.ask(path, { method: 'POST', headers: FORM, body: new URLSearchParams(fields).toString() });
const stateOf = async (email: string): Promise<string | undefined> => {
  const [row] = await fresh.database.query<{ state: string }>(
    'select state from newsletter_subscriptions where email = $1',
    [email],
  );
  return row?.state;
};

/** Subscribes by the form of a page, and answers the paths of the links in the letter. */
async function subscribed(email: string, path = '/newsletter') {
  server.forget();
  const answer = await post(path, { email, consent: 'true', source: 'resources', website: '' });
  await until(async () => server.envelopes.length > 0, 10_000);
  const [mail] = await server.mails();
  const links = [...(mail?.text ?? '').matchAll(/https:\/\/site\.test(\/\S*newsletter\/\S+)/g)];
  const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  const [confirm = '', leave = ''] = links.map(([, link]) => link ?? '');
  return { answer, confirm, leave, oneClick: header.slice(1, -1).replace(PUBLIC_URL, '') };
}

/** The post that the form of a page makes when its button is pressed. */
async function press(page: string): Promise<Answer> {
  const { text } = await product.ask(page);
  const [, action = ''] = /<form[^>]* action="([^"]+)"/.exec(text) ?? [];
  const [, token = ''] = /name="token" value="([^"]+)"/.exec(text) ?? [];
  return post(action, { token });
}

describe('a subscription without script', () => {
  it.each([
    ['/newsletter', 'Inscription réussie', 'Inscription confirmée', 'Désinscription effectuée'],
    ['/en/newsletter', 'Subscription successful!', 'Subscription confirmed', 'You are unsubscribed'],
  ])('goes all the way by the pages under %s', async (path, taken, confirmed, ended) => {
    const email = `awa${path.length}@example.org`;
    const { answer, confirm, leave } = await subscribed(email, path);
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.text).toContain(taken);
    expect(confirm.startsWith(`${path}/confirm?token=`)).toBe(true);
    // A scanner of mails opens every link.
    for (const link of [confirm, leave, confirm]) {
      const page = await product.ask(link);
      expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store']);
    }
    expect(await stateOf(email)).toBe('pending');
    for (const _ of [1, 2]) expect((await press(confirm)).text).toContain(confirmed);
    expect(await stateOf(email)).toBe('confirmed');
    for (const _ of [1, 2]) expect((await press(leave)).text).toContain(ended);
    expect(await stateOf(email)).toBeUndefined();
    expect((await press(confirm)).status).toBe(422);
  });

  it.each([
    ['/newsletter/unsubscribe', 'Désinscription effectuée'],
    ['/en/newsletter/unsubscribe', 'You are unsubscribed'],
  ])('ends at %s in the same words whatever the token', async (path, ended) => {
    const { confirm, leave } = await subscribed(`ya${path.length}@example.org`);
    await press(confirm);
    const token = new URLSearchParams(leave.split('?')[1]).get('token') ?? '';
    const said = async (text: string) => {
      const answer = await post(`${path}?token=${encodeURIComponent(text)}`, { token: text });
      const names = Object.keys(answer.headers).sort();
      const [main = ''] = /<main[^]*<\/main>/.exec(answer.text) ?? [];
      return [answer.status, names, main];
    };
    const known = await said(token);
    expect([known[0], known[2]]).toEqual([200, expect.stringContaining(ended)]);
    expect(await stateOf(`ya${path.length}@example.org`)).toBeUndefined();
    for (const unknown of ['Zq', 'Zq'.repeat(22), 'Zq'.repeat(400)])
      expect(await said(unknown)).toEqual(known);
  });

  it('is refused without consent, and what was typed stays', async () => {
    const { status, text } = await post('/newsletter', { email: 'ama@example.org', source: 'resources' });
    expect(status).toBe(422);
    expect(text).toContain('Cochez la case pour donner votre accord.');
    expect(text).toContain('value="ama@example.org"');
    expect(await stateOf('ama@example.org')).toBeUndefined();
  });
});

describe('a mail program', () => {
  it('ends the subscription with one click on behalf of its user (RFC 8058)', async () => {
    const { oneClick, confirm } = await subscribed('koffi@example.org');
    await press(confirm);
    const body = 'List-Unsubscribe=One-Click';
    const answer = await product.ask(oneClick, { method: 'POST', headers: FORM, body });
    expect(answer.status).toBe(200);
    expect(await stateOf('koffi@example.org')).toBeUndefined();
  });
});
