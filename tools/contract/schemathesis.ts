import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const VERSION = '4.32.5';
/** Kept between runs, and by nobody in the repository. */
const folder = resolve(import.meta.dirname, `../../node_modules/.cache/schemathesis-${VERSION}`);

/** The command, installed on first use; undefined where that cannot be done. */
export function ensureSchemathesis(): string | undefined {
  const command = join(folder, 'bin/schemathesis');
  if (existsSync(command)) return command;
  const steps = [
    ['python3', '-m', 'venv', folder],
    [join(folder, 'bin/pip'), 'install', '--quiet', `schemathesis==${VERSION}`],
  ] as const;
  for (const [program, ...args] of steps) {
    const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
    if (status !== 0) {
      console.error(`${program}: ${(stderr || 'not found').trim()}`);
      return undefined;
    }
  }
  return existsSync(command) ? command : undefined;
}
