import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../database/index.ts';
import { until } from '../security/until.ts';

const deploy = resolve(import.meta.dirname, '../../deploy');

export interface Proxy {
  readonly url: string;
  stop(): Promise<void>;
}

interface Place {
  readonly port: number;
  readonly instances: readonly number[];
  readonly folder: string;
}

interface Sample {
  readonly file: string;
  /** The sample of `deploy/` for this machine alone, without https. */
  adapted(sample: string, place: Place): string;
  words(file: string, folder: string): string[];
}

const local = (port: number): string => `127.0.0.1:${port}`;

const samples = {
  nginx: {
    file: 'nginx.conf',
    adapted: (sample, { port, instances, folder }) =>
      wholeNginx(
        folder,
        sample
          .replace(/server \{\s+listen 80;[^]*?\n\}\n/, '')
          .replace(/^ +listen 443 .*/m, `listen ${local(port)};`)
          .replaceAll(/^ +(?:listen \[::\]|ssl_).*\n/gm, '')
          .replace(/server 127\.0\.0\.1:3000(.*)/, (_, rest: string) =>
            instances.map((one) => `server ${local(one)}${rest}`).join('\n'),
          ),
      ),
    words: (file, folder) => ['-e', 'stderr', '-p', folder, '-c', file, '-g', 'daemon off;'],
  },
  caddy: {
    file: 'Caddyfile',
    adapted: (sample, { port, instances }) =>
      `{\n\tadmin off\n}\n${sample
        .replace(/^www\.example\.org/m, `http://${local(port)}`)
        .replace('reverse_proxy 127.0.0.1:3000', `reverse_proxy ${instances.map(local).join(' ')}`)}`,
    words: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
} satisfies Record<string, Sample>;

export type ProxyName = keyof typeof samples;
export const proxyNames = Object.keys(samples) as ProxyName[];

/** A site of nginx with all that must stand around it, which writes below the folder only. */
export function wholeNginx(folder: string, site: string): string {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((part) => `${part}_temp_path ${join(folder, part)};`)
    .join(' ');
  return `pid ${join(folder, 'pid')}; error_log stderr; events {}\nhttp { access_log off; ${places}\n${site}}`;
}

/** What it says its version is; undefined where it is not installed. */
export function versionOf(name: ProxyName): string | undefined {
  const { error, stdout, stderr } = spawnSync(name, name === 'nginx' ? ['-v'] : ['version'], {
    encoding: 'utf8',
  });
  return error === undefined ? `${stdout}${stderr}`.trim() : undefined;
}

/** Starts it by the sample in `deploy/`, in front of these instances. */
export async function startProxy(name: ProxyName, instances: readonly number[]): Promise<Proxy> {
  const sample: Sample = samples[name];
  const folder = mkdtempSync(join(tmpdir(), 'site-proxy-'));
  // Workers that root starts are nobody.
  chmodSync(folder, 0o711);
  const port = await freePort();
  const configuration = sample.adapted(readFileSync(join(deploy, sample.file), 'utf8'), {
    ...{ port, instances, folder },
  });
  for (const one of [port, ...instances])
    if (!configuration.includes(local(one))) throw new Error(`${sample.file} is not what it was: ${one}`);
  const file = join(folder, sample.file);
  writeFileSync(file, configuration);
  const environment = { PATH: process.env['PATH'], HOME: folder };
  const child = spawn(name, sample.words(file, folder), {
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2_000)));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  const proxy: Proxy = {
    url: `http://${local(port)}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      process.off('exit', kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await until(async () => (await fetch(`${proxy.url}/services`)).ok, 10_000);
    return proxy;
  } catch {
    await proxy.stop();
    throw new Error(`${name} does not serve: ${said}`);
  }
}
