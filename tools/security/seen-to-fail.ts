import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeOverlay } from '../fences/overlay.ts';
import type { Breakage } from './breakage.ts';
import { breakages } from './breakages.ts';
import { root, type Row } from './list.ts';
import type { Result } from './suite.ts';

/** Long enough for any row; what hangs has failed, too. */
const LONGEST = 300_000;

/** Takes each guard away in a copy of the sources, builds it, and demands that its row fails. Answers whether all did. */
export function seenToFail(rows: readonly Row[]): boolean {
  const asked = breakages.filter(({ row }) => rows.some(({ id }) => id === row));
  const overlay = makeOverlay(root);
  const told: string[] = [];
  try {
    // Pages are as they are: only the API is built again.
    cpSync(join(root, 'apps/web/dist'), join(overlay.root, 'apps/web/dist'), { recursive: true });
    for (const breakage of asked) {
      const { failed, why } = without(overlay.root, overlay.write, breakage);
      console.log(`${breakage.row.padEnd(6)} ${failed ? '✓ fails without its guard' : '✗'}: ${why}`);
      if (!failed) told.push(breakage.row);
    }
  } finally {
    overlay.dispose();
  }
  console.log(`${asked.length - told.length} of ${asked.length} rows fail without their guard`);
  return told.length === 0;
}

/** Why the row failed belongs to it: an instance that does not start proves nothing. */
function without(
  copy: string,
  write: (path: string, text: string) => void,
  { row, file, replace: [from, to] }: Breakage,
): { readonly failed: boolean; readonly why: string } {
  const text = readFileSync(join(copy, file), 'utf8');
  if (text.split(from).length !== 2)
    return { failed: false, why: `${file} does not have its guard once: ${from.slice(0, 60)}` };
  write(
    file,
    text.replace(from, () => to),
  );
  try {
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
      cwd: join(copy, 'apps/api'),
      stdio: 'pipe',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const { status, stdout } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'security.ts'), '--exactly', row, '--json'],
      {
        encoding: 'utf8',
        timeout: LONGEST,
        env: { ...process.env, SECURITY_BUILD: join(copy, 'apps/api/dist') },
      },
    );
    if (status === null) return { failed: true, why: `no answer within ${LONGEST / 1_000} s` };
    const [found] = JSON.parse(stdout) as readonly Result[];
    if (found?.result !== 'fails')
      return { failed: false, why: `${found?.result} without its guard in ${file}` };
    const [said = ''] = (found.reason ?? '').split(/\n\s+at /);
    return { failed: true, why: said.replaceAll(/\s+/g, ' ').slice(0, 200) };
  } catch (error) {
    return { failed: false, why: String(error).slice(0, 300) };
  } finally {
    write(file, text);
  }
}
