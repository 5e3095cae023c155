import { Logger } from '@nestjs/common';
import type { Delivery, Letter, Mailer } from '@site/api-kernel';
import type { MailSettings } from '@site/api-platform/config';
import { createTransport, type SMTPTransportOptions } from 'nodemailer';

/** Longest waits in milliseconds: for the connection with its greeting, and for each answer after that. */
export interface SmtpWaits {
  readonly connection: number;
  readonly answer: number;
}

interface SmtpFailure {
  readonly code?: string;
  /** What the server answered with a refusal. */
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

const WAITS: SmtpWaits = { connection: 5_000, answer: 10_000 };
/** A mailbox that needs no quoting: one address, and nothing that a header or a command would read as more. */
const PLAIN_ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;
/** Without the headers that say who writes to whom: those are not a letter's to choose. */
const HEADER_NAME =
  /^(?!(?:from|to|cc|bcc|sender|reply-to|subject|content-[a-z-]+|mime-version)$)[a-z][a-z-]*$/i;

/** Refused for whom it comes from, not for whom it goes to: relaying, a blocklist, a quota (RFC 3463 §3.8). */
const POLICY = /^5\d\d[ -]5\.7\.\d/;
const OF_THE_SERVER: ReadonlySet<string> = new Set([
  'EAUTH',
  'ECONNECTION',
  'EDNS',
  'ENOAUTH',
  'EPROTOCOL',
  'ESOCKET',
  'ETIMEDOUT',
  'ETLS',
]);

/** Speaks SMTP with the server of the settings; encrypted from the start (`smtps:`) or as soon as the server offers it. */
export class SmtpMailer implements Mailer {
  readonly available = true;
  private readonly logger = new Logger('Mail');
  private readonly transport;
  private readonly from: MailSettings['from'];

  constructor({ smtpUrl, from }: MailSettings, waits: SmtpWaits = WAITS) {
    this.from = from;
    this.transport = createTransport({
      ...serverOf(smtpUrl),
      connectionTimeout: waits.connection,
      greetingTimeout: waits.connection,
      socketTimeout: waits.answer,
      // What a letter says is never taken for the name of a file or an address to be fetched.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send(letter: Letter, name?: string): Promise<Delivery> {
    const { to, subject, text, html, replyTo, headers } = letter;
    if (!PLAIN_ADDRESS.test(to)) return this.notSent('refused', { code: 'EADDRESS' });
    try {
      await this.transport.sendMail({
        from: this.from,
        to: { name: '', address: to },
        envelope: { from: this.from.address, to: [to] },
        // One that a mail program would read as more than it is, is left out: the letter itself names it.
        ...(replyTo !== undefined &&
          PLAIN_ADDRESS.test(replyTo) && { replyTo: { name: '', address: replyTo } }),
        ...(name !== undefined && { messageId: `<${name}@${this.from.address.replace(/^.*@/, '')}>` }),
        subject: oneLine(subject),
        text,
        html,
        headers: { ...plainHeaders(headers), 'Auto-Submitted': 'auto-generated' },
      });
      return 'sent';
    } catch (error) {
      return this.notSent(deliveryOf(letter, error), error);
    }
  }

  /** Only codes are told: what a server answers repeats the address. */
  private notSent(delivery: Delivery, cause: unknown): Delivery {
    const { code, command, responseCode, message } = cause as Record<string, unknown>;
    const reason = code === 'ESOCKET' || code === 'ETLS' ? reasonIn(String(message)) : undefined;
    this.logger.warn(
      { event: 'mail_not_sent', delivery, code, command, response_code: responseCode, reason },
      'a mail was not sent',
    );
    return delivery;
  }
}

/** The code of a connection that fails does not say that nobody here vouches for the server. */
function reasonIn(message: string): string | undefined {
  return /certificate|altnames/i.test(message) ? 'certificate' : undefined;
}

function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}

function plainHeaders(headers: Letter['headers'] = {}): Record<string, string> {
  const named = Object.entries(headers).filter(([name]) => HEADER_NAME.test(name));
  return Object.fromEntries(named.map(([name, value]) => [name, oneLine(value)]));
}

/** What the server says before it hears of a reader, it says of every letter; that ends when it or the settings are put right. */
function deliveryOf({ insists }: Letter, error: unknown): Delivery {
  const { code = '', command, responseCode = 0, response = '' } = error as SmtpFailure;
  const ofSender = command === 'MAIL FROM' && responseCode > 0;
  if (ofSender || responseCode === 530 || OF_THE_SERVER.has(code)) return 'unreachable';
  if (insists === true || (command === 'RCPT TO' && POLICY.test(response))) return 'failed';
  // A refusal of this letter for good (RFC 5321 §4.2.1).
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500 ? 'refused' : 'failed';
}

function serverOf(smtpUrl: string): SMTPTransportOptions {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    secure: protocol === 'smtps:',
    ...(port !== '' && { port: Number(port) }),
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
  };
}
