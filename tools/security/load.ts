import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { until, within } from '../../apps/api/src/testing/patience.ts';
import { PASSWORD } from '../../apps/api/src/testing/people.ts';
import { aJpeg } from '../../apps/api/src/testing/sample-content.ts';
import { quantile } from '../drill/quantiles.ts';
import { expectRefusal, expectStatus, SIGN_IN, timed, together, type Checks } from './checks.ts';
import { connection, exchange, request } from './raw.ts';
import { sending } from './sending.ts';
import { pairOf, type Site } from './site.ts';

const HEADERS = (
  'Accept Accept-Encoding Accept-Language Authorization Cache-Control Content-Type Cookie Expect ' +
  'Forwarded Idempotency-Key If-Match If-Modified-Since If-None-Match If-Range Origin Range ' +
  'Sec-Fetch-Site User-Agent X-Forwarded-For X-Forwarded-Proto X-Request-Id traceparent'
).split(' ');
const PIECES = ' |\t|,|;|=|"|\\|/|-|%|1|a| ;|; |;q=|"a",|0-,'.split('|');
const TARGETS = [
  'GET /',
  'GET /api/v1/projects?limit=3',
  'GET /api/v1/publications/019a9f2e-6c1d-7b3a-8e55-0c4d2f6a1b90/download',
];

/** The best of some tries: what a busy neighbour adds is not in all of them. */
async function best(tries: number, enough: number, ask: () => Promise<number>): Promise<number> {
  let least = Infinity;
  for (let turn = 0; turn < tries && least > enough; turn += 1) least = Math.min(least, await ask());
  return least;
}

/** How long a probe waits, again and again until the work is done. */
async function probing(
  site: Pick<Site, 'ask'>,
  work: Promise<unknown>,
  path = '/health/live',
): Promise<number[]> {
  const waits: number[] = [];
  let over = false;
  void work.finally(() => (over = true));
  while (!over) {
    const [answer, took] = await timed(() => site.ask(path));
    expectStatus(answer, 200);
    waits.push(took);
    await pause(5);
  }
  return waits;
}

/** A, K, T: what takes time. */
export const load: Checks = {
  'A-11': async (site) => {
    const { email } = await site.member();
    const body = { email, password: 'x'.repeat(10_000) };
    const work = together(20, async () => timed(() => site.ask(SIGN_IN, { body })));
    within(200, quantile(await probing(site, work), 0.99), 'a probe');
    for (const [answer, took] of await work) {
      expectRefusal(answer, '422 validation_failed', '/password');
      within(500, took, 'refusing twenty at once');
    }
    const [, alone] = await timed(() => site.ask(SIGN_IN, { body }));
    within(100, alone, 'refusing one');
  },

  'K-20': async (site) => {
    const taking = (line: string, header: string): Promise<number> =>
      exchange(site, [request(line, header)]).then(({ milliseconds }) => milliseconds);
    const dear: string[] = [];
    let turn = 0;
    for (const header of HEADERS) {
      for (const piece of PIECES) {
        turn += 1;
        const line = TARGETS[turn % TARGETS.length] ?? '';
        const value = `a${piece.repeat(Math.floor(14_000 / piece.length))}x`;
        if (turn % 8 === 0) await pause(1);
        const plain = await best(3, 0, () => taking(line, `X-Plain: ${'x'.repeat(14_000)}`));
        const enough = plain + 20;
        const took = await best(12, enough, () => taking(line, `${header}: ${value}`));
        if (took > enough) dear.push(`${header} of ${JSON.stringify(piece)}: ${Math.round(took)} ms`);
      }
    }
    assert.deepEqual(dear, []);
  },

  'T-01': async (site) => {
    const slow = connection(site);
    let text = '';
    slow.setEncoding('latin1').on('data', (piece: string) => (text += piece));
    slow.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
    const took = await until(() => slow.destroyed || text !== '', 20_000);
    assert.match(text, /^HTTP\/1\.1 408 /);
    within(15_000, took, 'waiting for headers');
    slow.destroy();
  },

  'T-05': async (site) => {
    const [instance] = pairOf(site);
    const { email } = await site.member();
    const body = { email, password: PASSWORD };
    const send = await sending(site);
    // Files are read by the threads that hash.
    const file = String((await send('project-images', await aJpeg())).body['url']);
    const work = together(100, () => instance.ask(SIGN_IN, { body }));
    const hold = async (path: string, share: number, limit: number) =>
      within(limit, quantile(await probing(instance, work, path), share), path);
    await Promise.all([hold('/health/live', 0.99, 300), hold('/', 0.95, 1_000), hold(file, 0.95, 1_000)]);
    for (const answer of await work) expectStatus(answer, 200, 503);
  },

  'T-10': async (site) => {
    const pid = site.instances[0]?.pid ?? 0;
    const open = (): number => readdirSync(`/proc/${pid}/fd`).length;
    await pause(500);
    const before = open();
    const post = 'POST /api/v1/contact-messages HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
    const bad = [
      'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ',
      'BREW / HTTP/1.1\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(17_000)}`,
      'GET / HTTP/1.1\r\n\r\n',
      'CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n',
      `${post}Content-Length: 10000000\r\n\r\n{`,
      `${post}Expect: 100-continue\r\nContent-Length: 10000000\r\n\r\n`,
      `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
      '',
    ];
    const sockets = [...bad, ...bad, ...bad, ...bad].map((bytes, turn) => {
      const socket = connection({ port: site.instances[0]?.port ?? 0 });
      // Half of them go on sending, the others are silent; none reads, and none hangs up.
      const drip = setInterval(() => void (turn % 2 === 0 && socket.writable && socket.write('x')), 200);
      socket.on('close', () => clearInterval(drip)).write(bytes);
      return socket.pause();
    });
    try {
      await until(() => open() > before, 5_000);
      within(15_000, await until(() => open() <= before + 2, 30_000), 'giving up what began badly');
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  },

  'T-11': async (site) => {
    let over = false;
    const agents = together(30, async (turn) => {
      for (let number = 0; !over; number += 1) await site.instances[0]?.ask(`/nothing-${turn}-${number}`);
    });
    const waits: number[] = [];
    for (let turn = 0; turn < 120; turn += 1) {
      const path = ['/', '/favicon.svg', '/health/live', '/api/v1/projects?limit=10'][turn % 4] ?? '/';
      const [answer, took] = await timed(() => pairOf(site)[0].ask(path));
      expectStatus(answer, 200);
      waits.push(took);
      await pause(25);
    }
    over = true;
    await agents;
    within(200, quantile(waits, 0.99), 'a new visitor');
  },
};
