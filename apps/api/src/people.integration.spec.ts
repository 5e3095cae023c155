import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startMailServer, type MailServer } from '@site/api-mail/testing';
import { refusalOf, type Answer } from './testing/ask';
import { PUBLIC_URL } from './testing/forged-token';
import { patient } from './testing/patience';
import { aMember, anAdministrator, PASSWORD, signInAgain, type Person } from './testing/people';
import { startProduct, type Product } from './testing/product';
import { until } from './testing/running-product';
import { dumpOf } from './testing/stored-state';
import { productOfSuite } from './testing/suite-in-process';

const NEW = 'crue-de-juillet';
const product = productOfSuite();
let administrator: Person;

beforeEach(async () => {
  await product.query('delete from users');
  administrator = await anAdministrator(product, product.query);
});

type Actor = Pick<Person, 'token'>;
const path = (id: string, what: string) => `/api/v1/admin/users/${id}/${what}`;
const grant = (id: string, by: Actor = administrator, role = 'admin') =>
  product.ask(path(id, 'roles'), { body: { role }, token: by.token });
const revoke = (id: string, by: Actor = administrator) =>
  product.ask(path(id, 'roles/admin'), { method: 'DELETE', token: by.token });
const counts = (by: Actor) => product.ask('/api/v1/admin/counts', { token: by.token });
const me = (by: Actor) => product.ask('/api/v1/auth/me', { token: by.token });
const refresh = ({ cookie }: Person) =>
  product.ask('/api/v1/auth/refresh', { method: 'POST', headers: { Cookie: cookie } });
const reset = (email: string, headers: Record<string, string> = {}, of = product) =>
  of.ask('/api/v1/auth/password-reset', { body: { email }, headers });
const confirm = (token: string, of = product) =>
  of.ask('/api/v1/auth/password-reset/confirm', { body: { token, password: NEW } });
const administratorsLeft = async () =>
  (await product.query<{ n: number }>('select count(*)::int as n from user_roles'))[0]?.n;

describe('the right to administer', () => {
  it('is one row however often it is granted at once, and works on the next request', async () => {
    const member = await aMember(product);
    expect(refusalOf(await counts(member))).toBe('403 forbidden');
    const answers = await Promise.all(Array.from({ length: 8 }, () => grant(member.id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await administratorsLeft()).toBe(2);
    expect((await counts(member)).status).toBe(200);
    expect((await revoke(member.id)).status).toBe(204);
    expect(refusalOf(await counts(member))).toBe('403 forbidden');
  });

  it('is not granted by somebody without it, not even to himself', async () => {
    const member = await aMember(product);
    expect(refusalOf(await grant(member.id, member))).toBe('403 forbidden');
    expect(await administratorsLeft()).toBe(1);
  });

  it('is the only one there is', async () => {
    const before = await product.state();
    const refused = await grant(administrator.id, administrator, 'root');
    expect(refusalOf(refused)).toBe('422 validation_failed');
    expect(refused.body['errors']).toMatchObject([{ pointer: '/role' }]);
    expect(await product.state()).toEqual(before);
  });

  it('stays with the last one who has it', async () => {
    expect(refusalOf(await revoke(administrator.id))).toBe('409 last_admin');
    expect((await counts(administrator)).status).toBe(200);
  });

  it('stays with exactly one of two who take it from each other in the same instant', async () => {
    const other = await aMember(product);
    for (let round = 0; round < 10; round += 1) {
      await product.query(`insert into user_roles select id, 'admin' from users on conflict do nothing`);
      const answers = await Promise.all([revoke(other.id, administrator), revoke(administrator.id, other)]);
      const [succeeded, refused] = answers.map(outcomeOf).sort();
      expect(succeeded).toBe('204');
      expect(['403 forbidden', '409 last_admin']).toContain(refused);
      expect(await administratorsLeft()).toBe(1);
    }
  });

  it('is never lost by all of several who take each other out at once', async () => {
    const others = await Promise.all(
      Array.from({ length: 4 }, () => anAdministrator(product, product.query)),
    );
    const all = [administrator, ...others];
    await Promise.all(all.map((one, place) => revoke(one.id, all[(place + 1) % all.length])));
    expect(await administratorsLeft()).toBeGreaterThanOrEqual(1);
  });
});

function outcomeOf(answer: Answer): string {
  return answer.status === 204 ? '204' : refusalOf(answer);
}

describe('somebody whose sessions an administrator ends', () => {
  it('is signed out everywhere on the very next request', async () => {
    const first = await aMember(product);
    const second = await signInAgain(product, first);
    const { status } = await product.ask(path(first.id, 'sessions'), {
      method: 'DELETE',
      token: administrator.token,
    });
    expect(status).toBe(204);
    for (const one of [first, second]) {
      expect(refusalOf(await me(one))).toBe('401 session_revoked');
      expect((await refresh(one)).status).toBe(401);
    }
    expect((await me(administrator)).status).toBe(200);
    expect((await signInAgain(product, first)).token).not.toBe('');
  });
});

describe('a forgotten password', () => {
  it('without a mail server is known to the administrators, who hand over a link', async () => {
    const member = await aMember(product);
    expect((await reset(member.email)).status).toBe(202);
    const waiting = async () => {
      const { body } = await product.ask('/api/v1/admin/users', { token: administrator.token });
      return (body['items'] as { id: string; reset_requested_at: string | null }[]).filter(
        ({ reset_requested_at: since }) => since !== null,
      );
    };
    await until(async () => (await waiting()).length === 1);
    expect(await waiting()).toMatchObject([{ id: member.id }]);
    const made = await product.ask(path(member.id, 'password-reset'), {
      method: 'POST',
      token: administrator.token,
      headers: { Host: 'evil.test', 'X-Forwarded-Host': 'evil.test' },
    });
    expect(made.body).toMatchObject({
      mailed: false,
      url: expect.stringContaining(`${PUBLIC_URL}/auth/reset#`),
    });
    const token = String(made.body['url']).split('#')[1] ?? '';
    const dump = await dumpOf(product.query);
    expect(dump).not.toContain(token);
    expect(dump).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422, 422]);
    expect(await waiting()).toEqual([]);
    expect(refusalOf(await me(member))).toBe('401 session_revoked');
    expect((await refresh(member)).status).toBe(401);
  });

  it('is answered alike, and in the same time, whoever has the address', async () => {
    const member = await aMember(product);
    const taken: Record<string, number[]> = { known: [], unknown: [] };
    const seen = new Set<string>();
    for (let round = 0; round < 40; round += 1) {
      for (const [kind, email] of Object.entries({ known: member.email, unknown: 'nobody@example.org' })) {
        const begun = performance.now();
        const { status, text, headers } = await reset(email);
        taken[kind]?.push(performance.now() - begun);
        const { ratelimit: _, ...others } = headers;
        seen.add(JSON.stringify([status, text, { ...others, date: '', 'x-request-id': '' }]));
      }
    }
    expect(seen.size).toBe(1);
    const median = (times: number[] = []) => times.sort((a, b) => a - b)[times.length >> 1] ?? 0;
    expect(Math.abs(median(taken['known']) - median(taken['unknown']))).toBeLessThan(patient(5));
  });
});

describe('with a mail server', () => {
  let post: MailServer;
  let mailing: Product;
  let member: Person;

  beforeEach(async () => {
    post = await startMailServer();
    const environment = { SMTP_URL: post.url, MAIL_FROM: 'Bureau <site@example.org>' };
    mailing = await startProduct({ environment, sharing: product });
    member = await aMember(product);
  });
  afterEach(async () => {
    await mailing.stop();
    await post.stop();
  });

  it.each([
    ['fr', 'Réinitialisation de votre mot de passe', 'Bonjour,'],
    ['en', 'Reset your password', 'Hello,'],
  ])(
    'a link comes by mail in %s, to PUBLIC_URL whatever the request says',
    async (language, subject, greeting) => {
      const hostile = { 'Accept-Language': language, Host: 'evil.test', 'X-Forwarded-Host': 'evil.test' };
      expect((await reset(member.email, hostile, mailing)).status).toBe(202);
      await until(async () => post.envelopes.length === 1);
      const [mail] = await post.mails();
      expect(mail).toMatchObject({
        from: { name: 'Bureau', address: 'site@example.org' },
        to: [{ address: member.email }],
        subject: expect.stringContaining(subject),
      });
      const token =
        new RegExp(`^${PUBLIC_URL}/auth/reset#([\\w-]{43})\\s*$`, 'm').exec(mail?.text ?? '')?.[1] ?? '';
      expect(mail?.text?.startsWith(greeting)).toBe(true);
      expect(mail?.html).toContain(`href="${PUBLIC_URL}/auth/reset#${token}"`);
      expect(`${mail?.text}${mail?.html}`).not.toMatch(/evil/);
      expect((await confirm(token)).status).toBe(204);
      expect((await confirm(token)).status).toBe(422);
      expect(refusalOf(await me(member))).toBe('401 session_revoked');
      const signedIn = await product.ask('/api/v1/auth/sign-in', {
        body: { email: member.email, password: NEW },
      });
      expect(signedIn.status).toBe(200);
    },
  );

  it('goes to nobody without an account', async () => {
    expect((await reset('nobody@example.org', {}, mailing)).status).toBe(202);
    await reset(member.email, {}, mailing);
    await until(async () => post.envelopes.length === 1);
    expect(post.envelopes[0]?.to).toEqual([member.email]);
  });

  it('that is down, the answer is the same, and the administrators see the request', async () => {
    post.refuse = 550;
    expect((await reset(member.email, {}, mailing)).status).toBe(202);
    const waits = 'select 1 from users where id = $1 and reset_requested_at is not null';
    await until(async () => (await product.query(waits, [member.id])).length === 1);
    await post.stop();
    const made = await mailing.ask(path(member.id, 'password-reset'), {
      method: 'POST',
      token: administrator.token,
    });
    expect([made.status, made.body['mailed']]).toEqual([201, false]);
  });

  it('a mail that has been asked for is sent before the product ends', async () => {
    await reset(member.email, {}, mailing);
    await mailing.stop();
    expect(post.envelopes).toHaveLength(1);
    mailing = await startProduct({ sharing: product });
  });
});

describe('a person who forgot nothing', () => {
  it('signs in as ever while a link for him lies about', async () => {
    const member = await aMember(product);
    await product.ask(path(member.id, 'password-reset'), { method: 'POST', token: administrator.token });
    const { status } = await product.ask('/api/v1/auth/sign-in', {
      body: { email: member.email, password: PASSWORD },
    });
    expect(status).toBe(200);
  });
});
