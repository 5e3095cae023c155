import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../../apps/api/src/testing/patience.ts';
import { clusterUntilEnd } from '../ending.ts';
import { Site } from '../security/site.ts';
import { kinds } from './keyed-writes.ts';
import { proxyNames, startProxy, versionOf, type Proxy } from './proxies.ts';
import { PAGES, SHOWN, Traffic, WORD, wrongWith, type Sort } from './traffic.ts';

const REQUESTS = 1_000;
/** Milliseconds that a round may take. */
const LONGEST = 240_000;
/** Milliseconds of traffic before the first restart. */
const MARGIN = 3_000;
/** Milliseconds between two restarts, as the samples in `deploy/` say: until the proxy has seen, too, that the first one is back. */
const NOTICED = 6_000;
const ENVIRONMENT = { DRAIN_SECONDS: '6', TRUST_PROXY: '1' };

interface Restart {
  readonly port: number;
  readonly began: number;
  readonly code: number | null;
  /** Seconds until it had gone, and from then until it served again. */
  readonly left: number;
  readonly back: number;
  readonly errors: readonly string[];
}

/** Restarts each of two instances behind a proxy under readers and writers, as an upgrade does: nobody is to notice. */
export async function rolling(least = REQUESTS): Promise<number> {
  const site = await Site.open(await clusterUntilEnd(), 2, ENVIRONMENT);
  await fill(site);
  let [failed, tried] = [0, 0];
  for (const name of proxyNames) {
    const version = versionOf(name);
    if (version === undefined) {
      console.error(`\nNOT TRIED: there is no ${name} here (apt-get install ${name})`);
      continue;
    }
    tried += 1;
    const proxy = await startProxy(
      name,
      site.instances.map(({ port }) => port),
    );
    try {
      console.log(`\nproxy      ${name}, ${version}`);
      failed += await round(site, proxy, name, least);
    } finally {
      await proxy.stop();
    }
  }
  if (tried === 0) return 2;
  return failed === 0 ? 0 : 1;
}

/** A record of each kind that pages show samples of; before, that samples are noticed. */
async function fill(site: Site): Promise<void> {
  for (const page of PAGES)
    if (wrongWith(await site.ask(page)) === undefined) throw new Error(`${page} has records already`);
  const { token } = await site.administrator();
  for (const name of SHOWN) {
    const write = kinds[name]?.write(`${WORD}.${name}`, token);
    const { status } = await site.ask(write?.path ?? '', { ...write, body: String(write?.body) });
    if (status !== 201) throw new Error(`${name}: ${status}`);
  }
  for (const instance of site.instances)
    for (const page of PAGES)
      await until(async () => wrongWith(await instance.ask(page)) === undefined, 5_000);
}

async function round(site: Site, proxy: Proxy, name: string, least: number): Promise<number> {
  const { token } = await site.administrator();
  const traffic = new Traffic(proxy.url, token, name);
  const restarts: Restart[] = [];
  try {
    await pause(MARGIN);
    for (const { port } of [...site.instances]) {
      restarts.push(await restart(site, port, traffic));
      await pause(NOTICED);
    }
    while (traffic.total < least && traffic.seconds * 1_000 < LONGEST) await pause(100);
  } finally {
    await traffic.stop();
  }
  const { lost, doubled, overwritten } = await compared(site, traffic);
  const { asked, longest, acknowledged } = traffic;
  const failures = (sort: Sort): number => traffic.faults.filter((fault) => fault.sort === sort).length;
  console.log(`fault      SIGTERM to each of two instances in turn, DRAIN_SECONDS=${ENVIRONMENT.DRAIN_SECONDS}, started again
requests   ${traffic.total} in ${traffic.seconds.toFixed(0)} s${traffic.total < least ? `: fewer than ${least}` : ''}
reads      ${asked.reads}, ${failures('reads')} failed; ${longest.reads.toFixed(0)} ms at most
writes     ${asked.writes}, ${failures('writes')} failed, ${acknowledged.size} acknowledged; ${longest.writes.toFixed(0)} ms at most
samples    on ${failures('samples')} pages
lost       ${lost.length} ${lost.join(' ')}
doubled    ${doubled.length} ${doubled.join(' ')}
older      ${overwritten.length} records are not as they were last acknowledged ${overwritten.join(' ')}`);
  for (const { port, began, code, left, back, errors } of restarts)
    console.log(
      `restart    of :${port} at ${began.toFixed(1)} s: gone after ${left.toFixed(1)} s with ${code}, serving ${back.toFixed(1)} s later` +
        errors.map((line) => `\n           logged: ${line.slice(0, 400)}`).join(''),
    );
  for (const [what, seconds] of grouped(traffic))
    console.log(`failed     ${what}: ${seconds.length} times, at ${seconds.slice(0, 12).join(' ')} s`);
  const ends = restarts.filter(({ code, errors }) => code !== 0 || errors.length > 0).length;
  const few = traffic.total < least ? 1 : 0;
  return traffic.faults.length + lost.length + doubled.length + overwritten.length + ends + few;
}

function grouped({ faults }: Traffic): Map<string, string[]> {
  const groups = Map.groupBy(faults, ({ what }) => what);
  return new Map([...groups].map(([what, all]) => [what, all.map(({ seconds }) => seconds.toFixed(1))]));
}

async function restart(site: Site, port: number, traffic: Traffic): Promise<Restart> {
  const instance = site.instances.find((one) => one.port === port);
  if (instance === undefined) throw new Error(`no instance listens on ${port}`);
  const began = traffic.seconds;
  const { code, output } = await instance.stop();
  const gone = traffic.seconds;
  const next = await site.start({ environment: ENVIRONMENT, port, ready: false });
  await until(async () => (await next.ask('/health/serving')).status === 200, 60_000);
  const errors = output.split('\n').filter((line) => /"level":"(?:error|fatal)"/.test(line));
  return { port, began, code, left: gone - began, back: traffic.seconds - gone, errors };
}

/** What was acknowledged, beside what the database has. */
async function compared(site: Site, { acknowledged, last }: Traffic) {
  const versions = await site.query<{ mark: string; made: number }>(
    `select fields->>'title_fr' as mark, count(*)::int as made from record_versions where kind = 'projects' group by 1`,
  );
  const made = new Map(versions.map(({ mark, made: times }) => [mark, times]));
  const rows = await site.query<{ id: string; mark: string }>('select id, title_fr as mark from projects');
  const now = new Map(rows.map(({ id, mark }) => [id, mark]));
  return {
    lost: [...acknowledged.keys()].filter((mark) => !made.has(mark)),
    doubled: [...made].filter(([, times]) => times > 1).map(([mark]) => mark),
    overwritten: [...last].filter(([id, mark]) => now.get(id) !== mark).map(([id]) => id),
  };
}
