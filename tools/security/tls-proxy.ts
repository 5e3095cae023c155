import { createServer as createPlainServer, request } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** First byte of a TLS handshake (RFC 8446 § 5.1). */
const HANDSHAKE = 22;

export interface TlsProxy {
  readonly port: number;
  close(): Promise<void>;
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** A proxy that talks TLS in front of an instance; who comes in plain text, by the same port, is sent on to TLS. */
export async function startTlsProxy(
  instance: number,
  identity: { readonly key: string; readonly cert: string },
): Promise<TlsProxy> {
  const secure = createSecureServer(identity, (asked, answer) => {
    const { method, url: path, headers } = asked;
    const passed = request(
      { port: instance, method, path, headers: { ...headers, 'x-forwarded-proto': 'https' } },
      (answered) => answered.pipe(answer.writeHead(answered.statusCode ?? 502, answered.headers)),
    );
    passed.on('error', (error) => answer.destroy(error));
    asked.pipe(passed);
  });
  const plain = createPlainServer(({ headers, url }, answer) =>
    answer.writeHead(301, { Location: `https://${headers.host}${url}` }).end(),
  );
  const [securePort, plainPort] = [await listening(secure), await listening(plain)];
  const open = new Set<Socket>();
  const server = createServer((near) => {
    open.add(near);
    near.on('error', () => undefined).on('close', () => open.delete(near));
    near.once('data', (first) => {
      const far = connect(first[0] === HANDSHAKE ? securePort : plainPort, '127.0.0.1');
      far.on('error', () => near.destroy()).on('close', () => near.destroy());
      near.on('close', () => far.destroy());
      far.write(first);
      near.pipe(far).pipe(near);
    });
  });
  const port = await listening(server);
  return {
    port,
    close: async () => {
      const closed = [server, secure, plain].map((one) => new Promise((resolve) => void one.close(resolve)));
      for (const socket of open) socket.destroy();
      await Promise.all(closed);
    },
  };
}
