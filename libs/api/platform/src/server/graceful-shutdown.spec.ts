import { once } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { Agent, createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { shutDown } from './graceful-shutdown';
import { Readiness } from './readiness';

const silent = { info: () => undefined, error: () => undefined };

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

function ask(port: number, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve(text));
    }).on('error', reject);
  });
}

describe('shutting down', () => {
  it('lets started requests end, then releases and exits with 0', async () => {
    const steps: string[] = [];
    const readiness = new Readiness();
    const server = createServer((_request, response) => {
      setTimeout(() => {
        steps.push('answered');
        response.end('whole');
      }, 300);
    });
    const port = await listen(server);
    const agent = new Agent({ keepAlive: true });
    const answer = ask(port, agent);
    await once(server, 'request');
    const ended = shutDown({
      server,
      readiness,
      logger: silent,
      release: async () => void steps.push('released'),
    });
    expect(readiness.stopping).toBe(true);
    await expect(ask(port, new Agent())).rejects.toThrow('ECONNREFUSED');
    expect(await answer).toBe('whole');
    expect(await ended).toBe(0);
    expect(steps).toEqual(['answered', 'released']);
    agent.destroy();
  });

  it('still answers on a connection that was open when it began', async () => {
    const server = createServer((_request, response) => response.end('still there'));
    const port = await listen(server);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await ask(port, agent);
    const ended = shutDown({
      server,
      readiness: new Readiness(),
      logger: silent,
      release: async () => undefined,
    });
    await pause(100);
    expect(await ask(port, agent)).toBe('still there');
    expect(await ended).toBe(0);
    agent.destroy();
  });

  it('takes new connections while it drains, and says that it is not ready', async () => {
    const readiness = new Readiness();
    const server = createServer((_request, response) => response.end('still here'));
    const port = await listen(server);
    const release = async () => undefined;
    const ended = shutDown({ server, readiness, logger: silent, release, drainMs: 1_000 });
    expect([readiness.stopping, await ask(port, new Agent())]).toEqual([true, 'still here']);
    expect(await ended).toBe(0);
    await expect(ask(port, new Agent())).rejects.toThrow('ECONNREFUSED');
  });

  it('cuts off a request that never ends and exits with 1', async () => {
    const server = createServer(() => undefined);
    const port = await listen(server);
    const cut = ask(port, new Agent()).catch((error: Error) => error.message);
    await once(server, 'request');
    const parts = { server, readiness: new Readiness(), logger: silent, release: async () => undefined };
    expect(await shutDown({ ...parts, graceMs: 200 })).toBe(1);
    expect(await cut).toMatch(/hang up|ECONNRESET/);
  });

  it('is immediate when nobody is connected', async () => {
    const server = createServer();
    await listen(server);
    const parts = { server, readiness: new Readiness(), logger: silent, release: async () => undefined };
    // The grace is longer than any test may take.
    expect(await shutDown({ ...parts, graceMs: 600_000 })).toBe(0);
  });
});
