import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeOverlay } from '../fences/overlay.ts';
import { root } from './list.ts';

const STEPS = 'apps/api/src/migrations/*.migration.ts';

export interface FormerRelease {
  /** The folder of its programs. */
  readonly build: string;
  dispose(): void;
}

/** The product as it was before the last step of the schema, built from the history. @throws Error where there is none */
export function formerRelease(): FormerRelease {
  const git = (...args: readonly string[]): Buffer =>
    execFileSync('git', args, { cwd: root, maxBuffer: 1 << 30, stdio: ['ignore', 'pipe', 'pipe'] });
  const last = git('log', '-1', '--diff-filter=A', '--format=%H', '--', STEPS).toString().trim();
  if (last === '') throw new Error('there is no history to build the former release from');
  const sources = mkdtempSync(join(tmpdir(), 'site-former-'));
  const remove = (): void => rmSync(sources, { recursive: true, force: true });
  try {
    execFileSync('tar', ['-x', '-C', sources], { input: git('archive', `${last}^`) });
    symlinkSync(join(root, 'node_modules'), join(sources, 'node_modules'));
    const overlay = makeOverlay(sources);
    // Pages are as they are: only the API is built.
    cpSync(join(root, 'apps/web/dist'), join(overlay.root, 'apps/web/dist'), { recursive: true });
    execFileSync(
      process.execPath,
      [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'],
      {
        cwd: join(overlay.root, 'apps/api'),
        stdio: 'pipe',
        env: { ...process.env, NODE_ENV: 'production' },
      },
    );
    return {
      build: join(overlay.root, 'apps/api/dist'),
      // Its packages are found by way of the sources.
      dispose: () => [overlay.dispose, remove].forEach((end) => end()),
    };
  } catch (error) {
    remove();
    throw error;
  }
}
