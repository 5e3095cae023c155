import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface MailServerOptions {
  /** Offers STARTTLS, with a certificate that nobody vouches for. */
  readonly encrypted?: boolean;
  /** Takes connections and says nothing. */
  readonly silent?: boolean;
  /** Asks for it before it takes a mail. */
  readonly account?: { readonly user: string; readonly password: string };
}

export interface MailServer {
  readonly url: string;
  /** Who each mail was said to come from and go to, outside of the mail. */
  readonly envelopes: { readonly from: string; readonly to: string[] }[];
  /** SMTP code by which every recipient is refused. */
  refuse: number | undefined;
  /** The mails that were taken, as a reader shows them. */
  mails(): Promise<Email[]>;
  stop(): Promise<void>;
}

/** A real SMTP server on a free port of this machine. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const sources: Buffer[] = [];
  const server: MailServer = {
    url: '',
    envelopes: [],
    refuse: undefined,
    mails: () => Promise.all(sources.map((source) => PostalMime.parse(source))),
    stop: async () => undefined,
  };
  const smtp = new SMTPServer(behaviour(options, server, sources));
  // Of a client that hangs up, the client's own test speaks.
  smtp.on('error', () => undefined);
  const listening: Server = options.silent === true ? createServer() : smtp.server;
  await new Promise<void>((resolve) => void listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      if (options.silent === true) listening.close(() => resolve());
      else smtp.close(() => resolve());
    });
  return Object.assign(server, { url: `smtp://127.0.0.1:${port}`, stop });
}

function behaviour(
  { encrypted = false, account }: MailServerOptions,
  server: MailServer,
  sources: Buffer[],
): SMTPServerOptions {
  return {
    logger: false,
    disabledCommands: encrypted ? [] : ['STARTTLS'],
    authOptional: account === undefined,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, answer) => {
      const known = username === account?.user && password === account?.password;
      answer(known ? null : new Error('unknown account'), { user: username ?? '' });
    },
    onRcptTo: ({ address }, _session, answer) => {
      const { refuse } = server;
      answer(
        refuse === undefined ? null : Object.assign(new Error(`no <${address}>`), { responseCode: refuse }),
      );
    },
    onData: (stream, { envelope }, answer) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        sources.push(Buffer.concat(chunks));
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        server.envelopes.push({ from, to: envelope.rcptTo.map(({ address }) => address) });
        answer();
      });
    },
  };
}
