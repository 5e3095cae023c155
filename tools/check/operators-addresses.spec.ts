import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { proxyNames, startProxy, versionOf, type Proxy } from '../drill/proxies.ts';

/** As a stranger may try them: what a proxy takes for another address, the product may take for the same. */
const KEPT = ['metrics', 'health', 'health/ready', 'purge'].flatMap((name) => [
  ...[`/${name}`, `/${name}/`, `//${name}`, `/${name}%2f`, `/${name}?x`, `/./${name}`, `/a/../${name}`],
  ...[`/${name.toUpperCase()}`, `/%${name.charCodeAt(0).toString(16)}${name.slice(1)}`, `/${name}/x`],
]);
const PASSED = ['/', '/services', '/metricsx', '/en/purge', '/healthy'];
let behind: Server;

beforeAll(async () => {
  behind = createServer((_, response) => response.end('behind'));
  await new Promise<void>((listening) => void behind.listen(0, '127.0.0.1', listening));
});
afterAll(() => void behind.close());

/** Exactly this path, which `URL` would put right. */
function statusOf(proxy: Proxy, path: string): Promise<string> {
  const { hostname: host, port } = new URL(proxy.url);
  return new Promise((resolve, reject) => {
    request({ host, port, path, agent: false }, (response) => {
      response.resume().on('end', () => resolve(`${path} ${response.statusCode}`));
    })
      .on('error', reject)
      .end();
  });
}

describe.each(proxyNames)('the sample of %s', (name) => {
  const present = versionOf(name) !== undefined;
  (present ? it : it.skip)(
    `keeps what is for operators from strangers, however they write it${present ? '' : ': SKIPPED, not installed'}`,
    async () => {
      const proxy = await startProxy(name, [(behind.address() as AddressInfo).port]);
      try {
        const asked = (paths: readonly string[]) => Promise.all(paths.map((path) => statusOf(proxy, path)));
        expect(await asked(KEPT)).toEqual(KEPT.map((path) => `${path} 404`));
        expect(await asked(PASSED)).toEqual(PASSED.map((path) => `${path} 200`));
      } finally {
        await proxy.stop();
      }
    },
  );
});
