import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';

/** What a client of PostgreSQL sends first when it wants TLS: length 8, code 80877103. */
const SSL_REQUEST = '0000000804d2162f';

/** A PostgreSQL that talks TLS, in front of one that does not. */
export interface TlsProxy {
  /** The same address, by way of the front. */
  through(url: string, parameters: string): string;
  /** File of the authority that vouches for it. */
  readonly authority: string;
  /** Connections so far. */
  readonly count: { encrypted: number; plain: number };
  close(): Promise<void>;
}

/** Its certificate names `localhost`. */
export async function startTlsProxy(serviceUrl: string): Promise<TlsProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'site-encrypted-'));
  const target = new URL(serviceUrl);
  const [key, authority] = [join(folder, 'front.key'), join(folder, 'front.pem')];
  const words =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost';
  spawnSync('openssl', [...words.split(' '), '-keyout', key, '-out', authority]);
  const identity = { key: readFileSync(key), cert: readFileSync(authority) };
  const count = { encrypted: 0, plain: 0 };
  const open = new Set<Socket>();
  const server = createServer((near) => {
    open.add(near);
    near.on('error', () => undefined).on('close', () => open.delete(near));
    near.once('data', (first) => {
      const far = connect(Number(target.port), target.hostname);
      let client = near;
      if (first.toString('hex') === SSL_REQUEST) {
        count.encrypted += 1;
        near.write('S');
        client = new TLSSocket(near, { isServer: true, ...identity });
      } else {
        count.plain += 1;
        far.write(first);
      }
      client.on('error', () => far.destroy()).on('close', () => far.destroy());
      far.on('error', () => near.destroy()).on('close', () => near.destroy());
      client.pipe(far).pipe(client);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    through: (url, parameters) => {
      const address = new URL(url);
      address.host = `localhost:${port}`;
      return `${address.href}?${parameters}`;
    },
    authority,
    count,
    close: async () => {
      const closed = new Promise((resolve) => void server.close(resolve));
      for (const socket of open) socket.destroy();
      await closed;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
