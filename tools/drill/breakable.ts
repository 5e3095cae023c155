import pg from 'pg';
import { ask } from '../../apps/api/src/testing/ask.ts';
import { aProject } from '../../apps/api/src/testing/sample-content.ts';
import { linkTo, type ServiceLink } from '../../apps/api/src/testing/service-link.ts';
import { startMailServer, type MailServer } from '../../libs/api/mail/src/testing.ts';
import { startProduct, tokenOf } from '../bench/product.ts';
import { createTemporaryDatabase, freePort, type Database } from '../database/index.ts';
import { clusterUntilEnd, endLater, folderUntilEnd } from '../ending.ts';
import { findServer, SERVER_KINDS, startObjectStore } from '../object-store/index.ts';

/** One instance with a database, a mail server and an S3 server, each at the end of a way that can be cut. */
export interface Breakable {
  readonly url: string;
  /** Of the database. */
  readonly name: string;
  /** Number of the project that an editor edits. */
  readonly record: string;
  readonly cluster: Database;
  readonly mail: MailServer;
  readonly links: Readonly<Record<'database' | 'mail' | 'files', ServiceLink>>;
  /** Without, files lie on the disk. */
  readonly hasObjectStore: boolean;
  /** Of an administrator, for a quarter of an hour. */
  token(): Promise<string>;
  /** A connection past the link, of the superuser or of the product's role. */
  connect(as?: 'app'): Promise<pg.Client>;
  query<Row>(text: string): Promise<Row[]>;
  /** Ends it at once, and starts it again at the same address. */
  killProduct(): Promise<void>;
}

export async function openBreakable(): Promise<Breakable> {
  const cluster = await clusterUntilEnd();
  const database = await createTemporaryDatabase(cluster);
  const mail = await startMailServer();
  endLater(() => mail.stop());
  const kind = SERVER_KINDS.find(findServer);
  const store = kind && (await startObjectStore(kind.name));
  if (store) endLater(() => store.stop());
  const links = {
    database: await linkTo(database.appUrl),
    mail: await linkTo(mail.url),
    files: await linkTo(store?.endpoint ?? 'http://127.0.0.1:9'),
  };
  endLater(() => Promise.all(Object.values(links).map((link) => link.close())));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const place = {
    database: { appUrl: links.database.through(database.appUrl), ownerUrl: database.ownerUrl },
    dataDir: folderUntilEnd('site-drill-'),
    environment: {
      PORT: String(port),
      PUBLIC_URL: url,
      LOG_LEVEL: 'silent',
      SMTP_URL: links.mail.through(mail.url),
      MAIL_FROM: 'Site <site@example.org>',
      CONTACT_TO: 'bureau@example.org',
      ...(store && {
        STORAGE_DRIVER: 's3',
        S3_ENDPOINT: links.files.through(store.endpoint),
        S3_ACCESS_KEY: store.accessKey,
        S3_SECRET_KEY: store.secretKey,
      }),
    },
  };
  let product = await startProduct('product', place);
  const token = () => tokenOf({ url });
  const made = await ask(`${url}/api/v1/projects`, { body: aProject(), token: await token() });
  const connect = async (as?: 'app') => {
    const connectionString = as === 'app' ? database.appUrl : database.superUrl;
    // Whoever ends a fault is not under it.
    const client = new pg.Client({ connectionString, options: '-c default_transaction_read_only=off' });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  return {
    url,
    name: database.name,
    record: String(made.body['id']),
    cluster,
    mail,
    links,
    hasObjectStore: store !== undefined,
    token,
    connect,
    query: async <Row>(text: string) => {
      const client = await connect();
      return client
        .query(text)
        .then(({ rows }) => rows as Row[])
        .finally(() => client.end());
    },
    killProduct: async () => {
      process.kill(product.pid, 'SIGKILL');
      product = await startProduct('product', place);
    },
  };
}
