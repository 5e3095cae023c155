import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import { migrate } from '../persistence/migrate';
import { emptyDatabase } from '../testing/fresh-database';
import { ownConnection } from './own-connection';

/** As a pooler that was told to ignore what sessions are opened with: the rest of the greeting is passed on. */
async function forgetfulFront(url: string) {
  const target = new URL(url);
  const { port, hostname } = target;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.on('error', () => far.destroy()).on('close', () => far.destroy());
    far.on('error', () => near.destroy()).on('close', () => near.destroy());
    near.once('data', (greeting) => {
      const words = greeting
        .subarray(8)
        .toString('latin1')
        .replace(/lock_timeout\0\d+\0/, '');
      const head = Buffer.from(greeting.subarray(0, 8));
      head.writeUInt32BE(head.length + words.length);
      far.write(Buffer.concat([head, Buffer.from(words, 'latin1')]));
      near.pipe(far).pipe(near);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  target.port = String((server.address() as AddressInfo).port);
  return { url: target.href, close: () => server.close() };
}

it('Nobody migrates or copies in a session that may be shared: its locks would stay', async () => {
  const empty = await emptyDatabase();
  const front = await forgetfulFront(empty.ownerUrl);
  try {
    const refusal = /ignored startup parameter: lock_timeout/;
    await expect(migrate({ ...empty, ownerUrl: front.url, migrations: [] })).rejects.toThrow(refusal);
    const asked = { url: front.url, name: 'site backup', signal: new AbortController().signal };
    let prepared = 0;
    const prepare = (): Promise<number> => Promise.resolve((prepared += 1));
    await expect(ownConnection(asked, prepare)).rejects.toThrow(refusal);
    expect(prepared).toBe(0);
    expect(await migrate({ ...empty, migrations: [] })).toEqual([]);
    await ownConnection({ ...asked, url: empty.ownerUrl }, (client) => client.end());
  } finally {
    front.close();
    await empty.drop();
  }
});
