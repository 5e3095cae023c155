import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeCertificate } from '../stack/certificate.ts';
import type { Checks } from './checks.ts';
import { root } from './list.ts';
import { startTlsProxy } from './tls-proxy.ts';

const run = promisify(execFile);

/** Not a dependency: it would make every installation 130 MB larger. */
const SCANNER = '@mdn/mdn-http-observatory';
const VERSION = '1.4.8';
const PATHS = ['/', '/projects', '/auth', '/admin'];
const LEAST = 120;

interface Report {
  readonly scan: {
    readonly grade: string;
    readonly score: number;
    readonly testsPassed: number;
    readonly testsQuantity: number;
  };
  readonly tests: Readonly<Record<string, { readonly pass: boolean; readonly result: string }>>;
}

/** The program that scans, installed on first use and kept by nobody in the repository. */
async function ensureScanner(): Promise<string> {
  const folder = join(root, 'node_modules/.cache', `observatory-${VERSION}`);
  const scanner = join(folder, 'node_modules', SCANNER);
  // Its scripts would fetch which names browsers take for TLS only; ours is none of them.
  const preloaded = join(scanner, 'conf/hsts-preload.json');
  if (!existsSync(preloaded)) {
    const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error'];
    await run('npm', ['install', '--prefix', folder, ...quietly, `${SCANNER}@${VERSION}`]);
    writeFileSync(preloaded, '{}');
  }
  return join(scanner, 'src/scan.js');
}

/** J-01. What Mozilla's scanner says of a site behind TLS. */
export const observatory: Checks = {
  'J-01': async (site) => {
    const scanner = await ensureScanner();
    const folder = mkdtempSync(join(tmpdir(), 'site-observatory-'));
    const { certificate, key } = makeCertificate(folder, 'localhost');
    const identity = { key: readFileSync(key, 'utf8'), cert: readFileSync(certificate, 'utf8') };
    const front = await startTlsProxy(site.instances[0]?.port ?? 0, identity);
    try {
      for (const path of PATHS) {
        const { stdout } = await run(process.execPath, [scanner, `localhost:${front.port}${path}`], {
          env: { NODE_EXTRA_CA_CERTS: certificate },
        });
        const { scan, tests } = JSON.parse(stdout) as Report;
        const failed = Object.entries(tests).filter(([, { pass }]) => !pass);
        assert.deepEqual(
          failed.map(([name, { result }]) => `${name}: ${result}`),
          [],
          path,
        );
        const { grade, score, testsPassed, testsQuantity } = scan;
        assert.deepEqual([grade, testsPassed, testsQuantity], ['A+', 10, 10], path);
        assert.ok(score >= LEAST, `${path}: ${score} points`);
      }
    } finally {
      await front.close();
      rmSync(folder, { recursive: true });
    }
  },
};
