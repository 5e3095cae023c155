import { Logger } from '@nestjs/common';
import type { MailSettings } from '@site/api-platform';
import { createTransport, type SMTPTransportOptions } from 'nodemailer';
import { Mailer, type Delivery, type Letter } from '../application/mailer';

/** Longest waits in milliseconds: for the connection with its greeting, and for each answer after that. */
export interface SmtpWaits {
  readonly connection: number;
  readonly answer: number;
}

const WAITS: SmtpWaits = { connection: 5_000, answer: 10_000 };
/** A mailbox that needs no quoting: one address, and nothing that a header or a command would read as more. */
const PLAIN_ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;

/** Speaks SMTP with the server of the settings; encrypted from the start (`smtps:`) or as soon as the server offers it. */
export class SmtpMailer extends Mailer {
  readonly available = true;
  private readonly logger = new Logger('Mail');
  private readonly transport;
  private readonly from: MailSettings['from'];

  constructor({ smtpUrl, from }: MailSettings, waits: SmtpWaits = WAITS) {
    super();
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

  async send({ to, subject, text, html }: Letter): Promise<Delivery> {
    if (!PLAIN_ADDRESS.test(to)) return this.notSent('refused', { code: 'EADDRESS' });
    try {
      await this.transport.sendMail({
        from: this.from,
        to: { name: '', address: to },
        envelope: { from: this.from.address, to: [to] },
        subject: subject.replace(/\p{Cc}+/gu, ' '),
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      return 'sent';
    } catch (error) {
      return this.notSent(isFinal(error) ? 'refused' : 'failed', error);
    }
  }

  /** Only codes are told: what a server answers repeats the address. */
  private notSent(delivery: Delivery, cause: unknown): Delivery {
    const { code, responseCode } = cause as Record<string, unknown>;
    this.logger.warn(
      { event: 'mail_not_sent', delivery, code, response_code: responseCode },
      'a mail was not sent',
    );
    return delivery;
  }
}

/** A refusal of this letter for good (RFC 5321 §4.2.1); one of the sender's account ends when that is put right. */
function isFinal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500 && responseCode !== 530;
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
