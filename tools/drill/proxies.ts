import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecretly } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { until } from '../../apps/api/src/testing/patience.ts';
import { freePort } from '../database/index.ts';
import { endLater } from '../ending.ts';
import type { Certificate } from '../stack/certificate.ts';

const deploy = resolve(import.meta.dirname, '../../deploy');

export interface Proxy {
  readonly url: string;
  stop(): Promise<void>;
}

interface Place {
  readonly port: number;
  readonly instances: readonly number[];
  readonly folder: string;
  /** Absent: without https. */
  readonly tls?: Certificate | undefined;
}

interface Sample {
  readonly file: string;
  /** The sample of `deploy/` for this machine alone. */
  adapted(sample: string, place: Place): string;
  words(file: string, folder: string): string[];
}

const local = (port: number): string => `127.0.0.1:${port}`;

const samples = {
  nginx: {
    file: 'nginx.conf',
    adapted: (sample, { port, instances, folder, tls }) =>
      wholeNginx(
        folder,
        sample
          .replace(/server \{\s+listen 80;[^]*?\n\}\n/, '')
          .replace(/^ +listen 443 .*/m, `listen ${local(port)}${tls ? ' ssl http2' : ''};`)
          .replaceAll(tls ? /^ +listen \[::\].*\n/gm : /^ +(?:listen \[::\]|ssl_).*\n/gm, '')
          .replace(/(?<=ssl_certificate ).*(?=;)/, tls?.certificate ?? '')
          .replace(/(?<=ssl_certificate_key ).*(?=;)/, tls?.key ?? '')
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
export async function startProxy(
  name: ProxyName,
  instances: readonly number[],
  { port: asked, tls }: { port?: number; tls?: Certificate } = {},
): Promise<Proxy> {
  const sample: Sample = samples[name];
  const folder = mkdtempSync(join(tmpdir(), 'site-proxy-'));
  // Workers that root starts are nobody.
  chmodSync(folder, 0o711);
  const port = asked ?? (await freePort());
  const configuration = sample.adapted(readFileSync(join(deploy, sample.file), 'utf8'), {
    ...{ port, instances, folder, tls },
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
    url: tls ? `https://localhost:${port}` : `http://${local(port)}`,
    stop: endLater(async () => {
      child.kill('SIGTERM');
      await ended;
      process.off('exit', kill);
      rmSync(folder, { recursive: true, force: true });
    }),
  };
  try {
    await until(() => answers(`${proxy.url}/services`, tls), 10_000);
    return proxy;
  } catch {
    await proxy.stop();
    throw new Error(`${name} does not serve: ${said}`);
  }
}

/** Whether it answers with 200; over https, with this certificate alone. */
function answers(url: string, tls: Certificate | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const take = ({ statusCode }: IncomingMessage): void => resolve(statusCode === 200);
    const ca = tls && readFileSync(tls.certificate);
    const request = ca ? getSecretly(url, { ca }, take) : getPlain(url, take);
    request.once('response', (response) => response.resume()).once('error', () => resolve(false));
  });
}
