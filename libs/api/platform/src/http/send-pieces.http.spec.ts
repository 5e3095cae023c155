import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import express, { type NextFunction, type Request, type Response } from 'express';
import { sendPieces } from './send-pieces';

const PIECE = 'x'.repeat(64 * 1024);
let server: Server;
let passedOn: unknown;
let asked: number;
let ended: boolean;

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A server that sends this many pieces and then fails, if it shall. */
async function serving(amount: number, failure?: Error): Promise<string> {
  [passedOn, asked, ended] = [undefined, 0, false];
  async function* pieces() {
    try {
      for (; asked < amount; asked += 1) yield PIECE;
      if (failure !== undefined) throw failure;
    } finally {
      ended = true;
    }
  }
  const app = express();
  app.get('/', (_request, response) => sendPieces(response, { 'Content-Type': 'text/plain' }, pieces()));
  app.use((error: unknown, _request: Request, response: Response, _next: NextFunction) => {
    passedOn = error;
    if (!response.headersSent) response.status(503).end();
  });
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
async function opened(url: string): Promise<IncomingMessage> {
  const [response] = (await once(get(url, { agent: false }), 'response')) as [IncomingMessage];
  return response;
}

describe('text that is sent in pieces', () => {
  it('is sent whole', async () => {
    const response = await fetch(await serving(20));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain']);
    expect(await response.text()).toBe(PIECE.repeat(20));
  });

  it('is empty where there are none', async () => {
    const response = await fetch(await serving(0));
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it('is refused when there is no first piece', async () => {
    const response = await fetch(await serving(0, new Error('no database')));
    expect([response.status, response.headers.get('content-type')]).toEqual([503, null]);
    expect(passedOn).toMatchObject({ message: 'no database' });
  });

  it('does not look whole when a later piece cannot be had', async () => {
    const response = await fetch(await serving(3, new Error('no database')));
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
    expect(passedOn).toMatchObject({ message: 'no database' });
  });

  it('waits for whoever does not read, and ends with whoever breaks off', async () => {
    const response = await opened(await serving(10_000));
    response.pause();
    let before = -1;
    while (before !== asked) {
      before = asked;
      await pause(100);
    }
    // What fits between the two ends of a connection.
    expect(asked).toBeLessThan(500);
    response.destroy();
    while (!ended) await pause(10);
    expect([asked < 500, passedOn]).toEqual([true, undefined]);
  });

  it('is not made for who asks for the headers alone', async () => {
    const response = await fetch(await serving(10_000), { method: 'HEAD' });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain']);
    expect([asked, ended]).toEqual([0, true]);
  });
});
