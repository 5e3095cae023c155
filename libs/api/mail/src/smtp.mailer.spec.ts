import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Letter } from '@site/api-kernel';
import { SmtpMailer } from './infrastructure/smtp.mailer';
import { startMailServer, type MailServer } from './testing';

const FROM = { name: 'Bureau d’études', address: 'site@example.org' };
const LETTER: Letter = {
  to: 'awa@example.org',
  subject: 'Réinitialisation de votre mot de passe',
  text: 'Bonjour,\n\nhttps://site.test/auth/reset#abc\n',
  html: '<p>Bonjour,</p><p><a href="https://site.test/auth/reset#abc">Choisir</a></p>',
};
let server: MailServer;

beforeEach(async () => {
  Logger.overrideLogger(false);
  server = await startMailServer();
});
afterEach(() => server.stop());

const mailer = (smtpUrl = server.url, patience = 60_000) =>
  new SmtpMailer({ smtpUrl, from: FROM }, { connection: patience, answer: patience });

/** What is logged while `work` runs. */
async function logOf(work: () => Promise<unknown>): Promise<string> {
  const lines: unknown[] = [];
  const collect = (...parts: unknown[]): void => void lines.push(parts);
  Logger.overrideLogger({ log: collect, error: collect, warn: collect });
  try {
    await work();
  } finally {
    Logger.overrideLogger(false);
  }
  return JSON.stringify(lines);
}

describe('a letter', () => {
  it('arrives as text and as HTML, from the sender of the settings', async () => {
    expect(await mailer().send(LETTER)).toBe('sent');
    const [mail] = await server.mails();
    expect(mail).toMatchObject({
      from: FROM,
      to: [{ address: LETTER.to }],
      subject: LETTER.subject,
    });
    expect([mail?.text?.trim(), mail?.html?.trim()]).toEqual([LETTER.text.trim(), LETTER.html]);
    expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    expect(server.envelopes).toEqual([{ from: FROM.address, to: [LETTER.to] }]);
  });

  it('travels encrypted as soon as the server offers it', async () => {
    // The certificate of the server is its own: nobody vouches for it, so the mailer does not speak with it.
    await server.stop();
    server = await startMailServer({ encrypted: true });
    const log = await logOf(async () => expect(await mailer().send(LETTER)).toBe('unreachable'));
    expect(server.envelopes).toEqual([]);
    expect(log).toContain('"reason":"certificate"');
  });

  it('has no further header, whatever stands in its subject', async () => {
    await mailer().send({ ...LETTER, subject: 'Bonjour\r\nBcc: tous@example.org\r\n\r\nCorps' });
    const [mail] = await server.mails();
    expect(mail?.subject).toBe('Bonjour Bcc: tous@example.org Corps');
    expect(mail?.bcc).toBeUndefined();
    expect(server.envelopes[0]?.to).toEqual([LETTER.to]);
  });

  it.each([
    'awa@example.org\r\nRCPT TO:<tous@example.org>',
    'awa@example.org,tous@example.org',
    '"awa" <awa@example.org>',
    'tous@example.org>x@example.org',
    '"a b"@example.org',
    'awa',
    '',
  ])('goes to nobody when its address is %j', async (to) => {
    expect(await mailer().send({ ...LETTER, to })).toBe('refused');
    expect(server.envelopes).toEqual([]);
  });

  it('is answered to whoever its Reply-To names, and has a name of its own and further headers', async () => {
    const headers = { 'List-Unsubscribe': '<https://site.test/leave?token=abc>' };
    await mailer().send({ ...LETTER, replyTo: 'yao@example.org', headers }, 'l1');
    const [mail] = await server.mails();
    expect(mail).toMatchObject({ replyTo: [{ address: 'yao@example.org' }], messageId: '<l1@example.org>' });
    expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe(
      headers['List-Unsubscribe'],
    );
  });

  it('has no further reader or header, whatever stands in those', async () => {
    const headers = {
      'X-One': 'a\r\nBcc: tous@example.org',
      'X-Two\r\nBcc': 'tous@example.org',
      Bcc: 'tous@example.org',
      'reply-to': 'tous@example.org',
    };
    for (const replyTo of [
      'a@example.org\r\nBcc: tous@example.org',
      'a@example.org, tous@example.org',
      'x',
    ]) {
      expect(await mailer().send({ ...LETTER, replyTo, headers })).toBe('sent');
    }
    for (const mail of await server.mails()) {
      expect([mail.bcc, mail.cc, mail.replyTo]).toEqual([undefined, undefined, undefined]);
      expect(mail.headers.filter(({ key }) => key.startsWith('x-'))).toEqual([
        expect.objectContaining({ key: 'x-one', value: 'a Bcc: tous@example.org' }),
      ]);
    }
    expect(server.envelopes.map(({ to }) => to)).toEqual([[LETTER.to], [LETTER.to], [LETTER.to]]);
  });

  it('never brings a file or a page along', async () => {
    const text = { path: import.meta.filename } as unknown as string;
    expect(await mailer().send({ ...LETTER, text })).toBe('failed');
    expect(await server.mails()).toEqual([]);
  });
});

describe('a mail server', () => {
  it('that refuses the address is not asked again', async () => {
    server.refuse = 550;
    expect(await mailer().send(LETTER)).toBe('refused');
  });

  it.each(['5.7.1 relaying denied', '5.7.26 not authenticated'])(
    'that refuses where a letter comes from, %s, may be asked again',
    async (reason) => {
      Object.assign(server, { refuse: 550, reason });
      expect(await mailer().send(LETTER)).toBe('failed');
    },
  );

  it('that refuses the mailbox of the firm may be asked again', async () => {
    Object.assign(server, { refuse: 550, reason: '5.1.1 no such user' });
    expect(await mailer().send({ ...LETTER, insists: true })).toBe('failed');
    expect(await mailer().send(LETTER)).toBe('refused');
  });

  it('that refuses the sender may be asked again: that ends when the settings are put right', async () => {
    server.refuseSender = 550;
    expect(await mailer().send(LETTER)).toBe('unreachable');
    server.refuseSender = undefined;
    expect(await mailer().send(LETTER)).toBe('sent');
  });

  it('that is busy may be asked again', async () => {
    server.refuse = 451;
    expect(await mailer().send(LETTER)).toBe('failed');
    server.refuse = undefined;
    expect(await mailer().send(LETTER)).toBe('sent');
  });

  it('that is down, or says nothing, holds nobody up', async () => {
    const { url } = server;
    await server.stop();
    expect(await mailer(url).send(LETTER)).toBe('unreachable');
    server = await startMailServer({ silent: true });
    expect(await mailer(server.url, 400).send(LETTER)).toBe('unreachable');
  });

  it('gets user and password, which may have any character', async () => {
    await server.stop();
    server = await startMailServer({ account: { user: 'site@example.org', password: 'p@ss:w/rd' } });
    const url = new URL(server.url);
    [url.username, url.password] = ['site@example.org', 'p@ss:w/rd'];
    expect(await mailer(url.href).send(LETTER)).toBe('sent');
    expect(await mailer().send(LETTER)).toBe('unreachable');
  });

  it('leaves no address, text or password in the log when it fails', async () => {
    server.refuse = 550;
    const log = await logOf(() => mailer().send(LETTER));
    expect(log).toContain('mail_not_sent');
    expect(log).toContain('550');
    expect(log).not.toMatch(/awa|abc|example/);
  });
});
