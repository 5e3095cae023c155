import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startMailServer, type MailServer } from '@site/api-mail/testing';
import { pointersOf, refusalOf } from './testing/ask';
import { PUBLIC_URL } from './testing/forged-token';
import { formerDatabase } from './testing/former-database';
import { anAdministrator } from './testing/people';
import { startProduct, type Product } from './testing/product';
import { until } from './testing/running-product';
import { aContactMessage } from './testing/sample-message';

const MAIL = { MAIL_FROM: 'Site <site@example.org>', CONTACT_TO: 'bureau@example.org' };
const MESSAGES = '/api/v1/contact-messages';

let server: MailServer;
let product: Product;

beforeAll(async () => {
  server = await startMailServer();
  product = await startProduct({ environment: { ...MAIL, SMTP_URL: server.url } });
});
afterAll(async () => {
  await product.stop();
  await server.stop();
});
beforeEach(async () => {
  await product.query('delete from contact_messages');
  await product.query('delete from outgoing_letters');
  server.forget();
});

const waiting = () => product.query('select * from outgoing_letters');
const allDone = () => until(async () => (await waiting()).length === 0, 10_000);

async function theMail() {
  await until(async () => server.envelopes.length > 0, 5_000);
  await allDone();
  const [mail] = await server.mails();
  if (mail === undefined) throw new Error('no mail came');
  return mail;
}

async function stored(): Promise<Record<string, unknown>> {
  const [row] = await product.query<Record<string, unknown>>('select * from contact_messages');
  return row ?? {};
}

describe('a message of a visitor', () => {
  it('is stored and mailed once, to the firm, and an answer goes to the visitor', async () => {
    const body = aContactMessage({
      organisation: 'Mairie fictive',
      telephone: '+225 01 02 03 04 05',
      sujet: 'Étude du bassin',
      message: 'Bonjour,\r\n\r\nPouvez-vous nous appeler ?',
      language: 'en',
    });
    const answer = await product.ask(MESSAGES, { body, headers: { Host: 'evil.test' } });
    expect([answer.status, answer.body]).toEqual([202, { status: 'accepted' }]);
    await until(async () => server.envelopes.length > 0, 5_000);
    await allDone();
    const message = await stored();
    expect(message).toMatchObject({ ...body, status: 'new', version: 1, edited_by: null });
    expect(server.envelopes).toEqual([{ from: 'site@example.org', to: ['bureau@example.org'] }]);
    const [mail] = await server.mails();
    expect(mail).toMatchObject({
      from: { name: 'Site', address: 'site@example.org' },
      to: [{ address: 'bureau@example.org' }],
      replyTo: [{ address: 'awa@example.org' }],
      subject: 'Nouveau message\u00A0: Étude du bassin (Awa Koné)',
    });
    const link = `${PUBLIC_URL}/admin/messages/${String(message['id'])}`;
    for (const part of [mail?.text ?? '', mail?.html ?? '']) {
      for (const said of ['Mairie fictive', '+225 01 02 03 04 05', 'anglais', 'Pouvez-vous', link]) {
        expect(part).toContain(said);
      }
      expect(part).not.toContain('evil.test');
      expect([...part.matchAll(/https?:\/\/[^/\s"<]+/g)].map(([origin]) => origin)).toEqual([PUBLIC_URL]);
    }
  });

  it('in few words has a letter in few words, and says that it is French', async () => {
    await product.ask(MESSAGES, { body: aContactMessage(), headers: { 'Accept-Language': 'fr' } });
    const mail = await theMail();
    expect(mail.subject).toBe('Nouveau message\u00A0: Awa Koné');
    expect(mail.text).toContain('Langue du visiteur\u00A0: français');
    expect(mail.text).not.toMatch(/Organisation|Téléphone|Sujet/);
  });

  it('of full length is stored, shown and mailed whole, with what its request for a quote says besides', async () => {
    const [message, detail] = ['é'.repeat(5_000), 'à'.repeat(120)];
    const body = aContactMessage({ message, domaine: detail, lieu: detail, echeance: detail });
    expect((await product.ask(MESSAGES, { body })).status).toBe(202);
    const mail = await theMail();
    const { id, message: kept } = await stored();
    expect(kept).toBe(`Domaine : ${detail}\nLieu : ${detail}\nÉchéance : ${detail}\n\n${message}`);
    expect(mail.text).toContain(kept);
    const { token } = await anAdministrator(product, product.query);
    const { body: shown } = await product.ask(`/api/v1/admin/messages/${String(id)}`, { token });
    expect(shown).toMatchObject({ message: kept });
  });

  it('says in the mail what it said, word for word, and nothing of it becomes markup or a template', async () => {
    const hostile = '<img src=x onerror=alert(1)>{{7*7}} ${7*7} <%= 7*7 %> "\'&amp;';
    const body = aContactMessage({ nom: hostile, sujet: hostile, organisation: hostile, message: hostile });
    expect((await product.ask(MESSAGES, { body })).status).toBe(202);
    const mail = await theMail();
    expect(mail.subject).toBe(`Nouveau message\u00A0: ${hostile} (${hostile})`);
    expect(mail.text?.split(hostile)).toHaveLength(6);
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;{{7*7}} ${7*7} &lt;%= 7*7 %&gt;');
    expect(await stored()).toMatchObject({ nom: hostile, sujet: hostile, message: hostile });
  });

  it('of former times whose address a mail would read as two is mailed without a Reply-To', async () => {
    const email = 'a,b<c>@example.org';
    await product.query(
      `insert into contact_messages (id, nom, email, organisation, telephone, sujet, message, language, status,
       spam_score, created_at, edited_at)
       values (gen_random_uuid(), 'Awa', $1, '', '', '', 'Bonjour', 'fr', 'new', 0, now(), now())`,
      [email],
    );
    const mail = await theMail();
    expect(mail.replyTo ?? []).toEqual([]);
    expect(mail.text).toContain(email);
    expect(server.envelopes).toEqual([{ from: 'site@example.org', to: ['bureau@example.org'] }]);
  });

  it.each(['nom', 'sujet', 'email', 'organisation', 'telephone'])(
    'with a line break in %s is refused, and nothing is stored or mailed',
    async (field) => {
      for (const end of ['\r\nBcc: tous@example.org', '\n', '\r', '\u0000', '\u2028x']) {
        const answer = await product.ask(MESSAGES, {
          body: aContactMessage({ [field]: `awa@example.org${end}` }),
        });
        expect([refusalOf(answer), pointersOf(answer)]).toEqual(['422 validation_failed', [`/${field}`]]);
      }
      expect(await stored()).toEqual({});
      expect(await waiting()).toEqual([]);
    },
  );

  it('repeated under one key is one message and one mail', async () => {
    const asked = { body: aContactMessage(), headers: { 'Idempotency-Key': 'once' } };
    const answers = [await product.ask(MESSAGES, asked), await product.ask(MESSAGES, asked)];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [202, { status: 'accepted' }],
      [202, { status: 'accepted' }],
    ]);
    await theMail();
    expect(await product.query('select id from contact_messages')).toHaveLength(1);
    expect(server.envelopes).toHaveLength(1);
  });

  it('holds nothing of where it came from', async () => {
    await product.ask(MESSAGES, { body: aContactMessage(), headers: { 'X-Forwarded-For': '192.0.2.77' } });
    await theMail();
    expect(JSON.stringify([await stored(), await server.mails()])).not.toContain('192.0.2.77');
  });
});

describe('a message that looks like spam', () => {
  const spam = aContactMessage({ website: 'http://spam.example', nom: 'Robot' });
  const inbox = async (token: string) => {
    const { body } = await product.ask('/api/v1/admin/messages?status=spam', { token });
    return (body['items'] as { id: string }[])[0];
  };

  it('is accepted like any other, filed apart, and not mailed', async () => {
    const answer = await product.ask(MESSAGES, { body: spam });
    expect([answer.status, answer.body]).toEqual([202, { status: 'accepted' }]);
    expect(await stored()).toMatchObject({ status: 'spam', nom: 'Robot' });
    expect(await waiting()).toEqual([]);
    const { token } = await anAdministrator(product, product.query);
    const counts = await product.ask('/api/v1/admin/counts', { token });
    expect(counts.body).toMatchObject({ new_messages: 0 });
  });

  it('is mailed, once, when an administrator says that it is none', async () => {
    await product.ask(MESSAGES, { body: spam });
    const { token } = await anAdministrator(product, product.query);
    const path = `/api/v1/admin/messages/${(await inbox(token))?.id}`;
    for (const [version, status] of ['new', 'spam', 'new', 'handled', 'new'].entries()) {
      const headers = { 'If-Match': `"v${version + 1}"` };
      const answer = await product.ask(path, { method: 'PUT', body: { status }, headers, token });
      expect([answer.status, answer.body['status']]).toEqual([200, status]);
      if (version === 0) expect((await theMail()).text).toContain('Robot');
    }
    await allDone();
    expect(server.envelopes).toHaveLength(1);
  });

  it.each([
    ['noted something on it', { status: 'spam', note: 'Un habitué' }],
    ['filed it as spam once more', { status: 'spam' }],
  ])('is mailed all the same when somebody has %s before', async (_, body) => {
    await product.ask(MESSAGES, { body: spam });
    const { token } = await anAdministrator(product, product.query);
    const path = `/api/v1/admin/messages/${(await inbox(token))?.id}`;
    const file = (asked: object) =>
      product.ask(path, { method: 'PUT', body: asked, headers: { 'If-Match': '*' }, token });
    for (const asked of [body, { status: 'new' }]) expect((await file(asked)).status).toBe(200);
    expect((await theMail()).text).toContain('Robot');
    for (const status of ['spam', 'new']) await file({ status });
    await allDone();
    expect(server.envelopes).toHaveLength(1);
  });

  it('is not mailed when it was handled without', async () => {
    await product.ask(MESSAGES, { body: spam });
    await product.query(`update contact_messages set status = 'handled', version = 2`);
    await product.query(`update contact_messages set status = 'new', version = 3`);
    expect(await waiting()).toEqual([]);
  });

  it('of former times is mailed when its letter was still owed', async () => {
    const { database, upgrade, drop } = await formerDatabase('20261123-owed-letters');
    try {
      await database.query(`insert into contact_messages (id, nom, email, organisation, telephone, sujet, message, language,
          status, spam_score, created_at, edited_at, version, note)
        select gen_random_uuid(), nom, 'x@example.org', '', '', '', 'x', 'fr', status, score, now(), now(), version, ''
        from (values ('untouched', 'spam', 10, 1), ('noted', 'spam', 10, 2), ('filed by hand', 'spam', 0, 2),
          ('handled', 'handled', 10, 2), ('usual', 'new', 0, 1)) as messages (nom, status, score, version)`);
      await database.query('delete from outgoing_letters');
      const said = () =>
        database.query<{ letter_owed?: boolean }>('select * from contact_messages order by nom');
      const before = await said();
      await upgrade();
      expect((await said()).map(({ letter_owed: _, ...row }) => row)).toEqual(before);
      await database.query(`update contact_messages set status = 'new', version = version + 1`);
      const told = await database.query<{ nom: string }>(
        'select nom from outgoing_letters join contact_messages messages on messages.id = about order by nom',
      );
      expect(told.map(({ nom }) => nom)).toEqual(['noted', 'untouched']);
      expect((await said()).some((row) => row.letter_owed)).toBe(false);
    } finally {
      await drop();
    }
  });

  it('is not mailed any more when it was filed as spam before its letter was worded', async () => {
    await product.query(`insert into contact_messages (id, nom, email, organisation, telephone, sujet, message,
      language, status, spam_score, created_at, edited_at) values (gen_random_uuid(), 'x', 'x@example.org', '', '', '',
      'x', 'fr', 'spam', 9, now(), now())`);
    await product.query(`select queue_letter('contact_message', id)
      from (select id from contact_messages union all select gen_random_uuid()) as messages`);
    await allDone();
    expect(server.envelopes).toEqual([]);
  });
});
