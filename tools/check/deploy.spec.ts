import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { wholeNginx } from '../drill/proxies.ts';
import { makeCertificate } from '../stack/certificate.ts';

const deploy = resolve(import.meta.dirname, '../../deploy');
const text = (name: string): string => readFileSync(join(deploy, name), 'utf8');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  cpSync(deploy, folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What a program says against a file. */
function complaintsOf(program: string, ...words: readonly string[]): string[] {
  const env = { ...process.env, PUBLIC_URL: 'https://localhost' };
  const { error, status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8', cwd: folder, env });
  if (error !== undefined) return [error.message];
  return status === 0 ? [] : [`${stdout}${stderr}`];
}

/** A test that is counted as SKIPPED where the machine has no such program: nobody has looked then. */
function takenBy(program: string, look: () => void): void {
  const { error } = spawnSync(program, ['--version']);
  const present = (error as NodeJS.ErrnoException | undefined)?.code !== 'ENOENT';
  (present ? it : it.skip)(`are what ${program} takes${present ? '' : ': SKIPPED, not installed'}`, look);
}

describe.each(['nginx.conf', 'Caddyfile', 'compose/Caddyfile'])('the proxy %s', (name) => {
  it('keeps what is for operators from strangers, and takes the longest upload', () => {
    expect(text(name)).toMatch(/metrics.*purge/);
    expect(text(name)).toMatch(/\b404\b/);
    expect(text(name)).toMatch(/25mb?\b/i);
  });
});

describe.each(['nginx.conf', 'Caddyfile'])('the sample proxy %s', (name) => {
  it('stands before a product of the same machine', () => expect(text(name)).toContain('127.0.0.1:3000'));

  it('lets an instance leave for longer than it leaves alone the one that was restarted before', () => {
    const secondsOf = (setting: RegExp) => Number(setting.exec(text(name))?.[1]);
    expect(secondsOf(/DRAIN_SECONDS=(\d+)/)).toBeGreaterThan(secondsOf(/fail_(?:timeout=|duration )(\d+)s/));
  });
});

describe('the samples', () => {
  it('take a refusal of one visitor for no failure of an instance, and ask who serves', () => {
    const [nginx, caddy, composed, varnish] = [
      ...['nginx.conf', 'Caddyfile', 'compose/Caddyfile', 'varnish.vcl'],
    ].map((name) => text(name).replaceAll(/^\s*#.*$/gm, ''));
    expect(nginx).not.toContain('http_503');
    expect(`${caddy}${composed}`).not.toContain('unhealthy_status');
    expect(caddy).toContain('health_uri /health/serving');
    expect(composed).toContain('skip_install_trust');
    expect(varnish).toContain('.url = "/health/serving"');
  });

  takenBy('nginx', () => {
    const { certificate, key } = makeCertificate(folder, 'www.example.org');
    const site = text('nginx.conf')
      .replace(/\/etc\/\S+fullchain\.pem/, certificate)
      .replace(/\/etc\/\S+privkey\.pem/, key);
    writeFileSync(join(folder, 'whole.conf'), wholeNginx(folder, site));
    expect(complaintsOf('nginx', '-t', '-p', folder, '-c', join(folder, 'whole.conf'))).toEqual([]);
  });

  takenBy('caddy', () => {
    const validate = ['validate', '--adapter', 'caddyfile', '--config'];
    for (const name of ['Caddyfile', 'compose/Caddyfile'])
      expect(complaintsOf('caddy', ...validate, name)).toEqual([]);
  });

  takenBy('varnishd', () => {
    const compile = ['-j', 'none', '-C', '-n', folder, '-f', join(folder, 'varnish.vcl')];
    expect(complaintsOf('varnishd', ...compile)).toEqual([]);
  });

  takenBy('promtool', () => {
    writeFileSync(join(folder, 'token'), '');
    for (const name of ['prometheus.yml', 'compose/prometheus.yml']) {
      const configuration = text(name).replace(/(?<=credentials_file: ).*/, join(folder, 'token'));
      writeFileSync(join(folder, 'whole.yml'), configuration);
      expect(complaintsOf('promtool', 'check', 'config', 'whole.yml')).toEqual([]);
    }
    expect(complaintsOf('promtool', 'check', 'rules', 'alerts.yml')).toEqual([]);
  });

  it('say of each alert what it means', () => {
    const { groups } = parse(text('alerts.yml')) as { groups: { rules: Record<string, never>[] }[] };
    const rules = groups.flatMap((group) => group.rules);
    for (const { alert, labels, annotations } of rules) {
      expect([alert, labels, annotations]).toEqual([
        expect.stringMatching(/^Site[A-Z]/),
        { severity: expect.stringMatching(/^(critical|warning)$/) },
        expect.objectContaining({ summary: expect.any(String) }),
      ]);
    }
    expect(rules.length).toBeGreaterThan(10);
  });
});
