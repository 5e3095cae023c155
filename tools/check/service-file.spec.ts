import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'deploy/site.service'), 'utf8');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'service-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the sample unit for systemd', () => {
  it.each([
    'Type=exec',
    'Restart=always',
    'KillMode=mixed',
    'WorkingDirectory=/srv/site',
    'WantedBy=multi-user.target',
  ])('says %s', (line) => {
    expect(text.split('\n')).toContain(line);
  });

  it('is accepted by systemd, where there is one, with this folder in the place of /srv/site', () => {
    const path = join(folder, 'site.service');
    writeFileSync(path, text.replaceAll('/srv/site', root));
    const { error, status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', path], {
      encoding: 'utf8',
    });
    const absent = (error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT';
    const complaints = `${stdout ?? ''}${stderr ?? ''}`
      .split('\n')
      .filter((line) => line.includes('site.service'));
    expect(absent ? [null, []] : [status, complaints]).toEqual([absent ? null : 0, []]);
  });

  it('starts what npm starts, by its own Node', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const [, command] = /^ExecStart=\/srv\/site\/node_modules\/\.bin\/(.*)$/m.exec(text) ?? [];
    expect(`exec ${command}`).toBe(scripts['start']);
  });
});
