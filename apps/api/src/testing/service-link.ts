import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** The way to a database or another service, which a test can cut, block and mend. */
export interface ServiceLink {
  /** The same address, by way of the link. */
  through(url: string): string;
  /** Ends all connections and refuses new ones, like a server that was stopped. */
  cut(): Promise<void>;
  /** Lets nothing through any more and ends nothing, like a host that hangs. */
  block(): void;
  mend(): Promise<void>;
  close(): Promise<void>;
}

export async function linkTo(serviceUrl: string): Promise<ServiceLink> {
  const target = new URL(serviceUrl);
  const sockets = new Set<Socket>();
  let blocked = false;
  const accept = (near: Socket): void => {
    const far = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('data', (bytes) => void (blocked || other.write(bytes)));
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  };
  const server: Server = createServer(accept);
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const cut = async (): Promise<void> => {
    const closed = new Promise((resolve) => void server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    through: (url) => {
      const address = new URL(url);
      address.host = `127.0.0.1:${port}`;
      return address.href;
    },
    cut,
    block: () => void (blocked = true),
    mend: async () => {
      blocked = false;
      for (const socket of sockets) socket.destroy();
      if (!server.listening) await listen(port);
    },
    close: async () => {
      if (server.listening) await cut();
    },
  };
}
