import { createServer, type AddressInfo, type Server } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface MailServerOptions {
  /** Offers STARTTLS, with a certificate that nobody vouches for. */
  readonly encrypted?: boolean;
  /** Absent: any that is free. */
  readonly port?: number | undefined;
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
  /** What it says with that. */
  reason: string;
  /** SMTP code by which every sender is refused. */
  refuseSender: number | undefined;
  /** Milliseconds that it takes before it says that it has a mail. */
  slowness: number;
  /** The mails that were taken, as a reader shows them. */
  mails(): Promise<Email[]>;
  /** As if nothing had come yet. */
  forget(): void;
  stop(): Promise<void>;
}

/** A real SMTP server on a free port of this machine. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const sources: Buffer[] = [];
  const server: MailServer = {
    url: '',
    envelopes: [],
    refuse: undefined,
    reason: 'no',
    refuseSender: undefined,
    slowness: 0,
    mails: () => Promise.all(sources.map((source) => PostalMime.parse(source))),
    forget: () => {
      sources.length = 0;
      server.envelopes.length = 0;
    },
    stop: async () => undefined,
  };
  const smtp = new SMTPServer(behaviour(options, server, sources));
  // Of a client that hangs up, the client's own test speaks.
  smtp.on('error', () => undefined);
  greetAtOnce(smtp);
  const listening: Server = options.silent === true ? createServer() : smtp.server;
  await new Promise<void>((resolve) => void listening.listen(options.port ?? 0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      if (options.silent === true) listening.close(() => resolve());
      else smtp.close(() => resolve());
    });
  return Object.assign(server, { url: `smtp://127.0.0.1:${port}`, stop });
}

interface Greeter {
  readonly connections: Set<{ connectionReady(): void }>;
  connect(...accepted: unknown[]): void;
}

/** Not after the tenth of a second in which the server sees who talks too early: a thousand letters wait for minutes. */
function greetAtOnce(smtp: SMTPServer): void {
  const greeter = smtp as unknown as Greeter;
  const { connections, connect } = greeter;
  greeter.connect = (...accepted) => {
    connect.apply(smtp, accepted);
    const connection = [...connections].at(-1);
    connection?.connectionReady();
    Object.assign(connection ?? {}, { connectionReady: () => undefined });
  };
}

function behaviour(
  { encrypted = false, account }: MailServerOptions,
  server: MailServer,
  sources: Buffer[],
): SMTPServerOptions {
  return {
    logger: false,
    disableReverseLookup: true,
    disabledCommands: encrypted ? [] : ['STARTTLS'],
    authOptional: account === undefined,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, answer) => {
      const known = username === account?.user && password === account?.password;
      answer(known ? null : new Error('unknown account'), { user: username ?? '' });
    },
    onMailFrom: (_sender, _session, answer) => {
      const { refuseSender } = server;
      answer(
        refuseSender === undefined
          ? null
          : Object.assign(new Error('not from you'), { responseCode: refuseSender }),
      );
    },
    onRcptTo: ({ address }, _session, answer) => {
      const { refuse, reason } = server;
      const refusal = Object.assign(new Error(`${reason} <${address}>`), { responseCode: refuse });
      answer(refuse === undefined ? null : refusal);
    },
    onData: (stream, { envelope }, answer) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        sources.push(Buffer.concat(chunks));
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        server.envelopes.push({ from, to: envelope.rcptTo.map(({ address }) => address) });
        setTimeout(answer, server.slowness);
      });
    },
  };
}
