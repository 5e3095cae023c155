import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { run, runPackage } from './check/run.ts';
import { runSteps } from './check/step.ts';
import type { Step } from './check/step.ts';

/** `npm test` runs everything; `npm test -- lint unit` runs the steps that are named. */
process.chdir(resolve(import.meta.dirname, '..'));
const reports = mkdtempSync(join(tmpdir(), 'site-test-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
const path = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter);
const plain = { env: { PATH: path, CI: 'true', NO_COLOR: '1', NX_TUI: 'false' } };

const tool = (name: string, script: string, ...args: string[]): Step => ({
  name,
  run: () => runPackage(script, args, plain),
});
const own = (name: string, script: string, ...args: string[]): Step => ({
  name,
  run: () => run(process.execPath, [script, ...args], plain),
});

/** Whether a missing server of the object store's tests fails the run, or is only said. */
const onCi = { CI: process.env['CI'] ?? 'false' };

const jest = (name: string): Step => {
  const report = join(reports, `${name}.json`);
  const flags = ['--experimental-vm-modules', '--no-warnings=ExperimentalWarning'];
  const args = ['--selectProjects', name, '--json', `--outputFile=${report}`];
  return {
    name,
    run: () =>
      run(process.execPath, [...flags, 'node_modules/jest/bin/jest.js', ...args], {
        env: { ...plain.env, ...onCi },
      }),
    report,
  };
};

const vitest: Step = {
  name: 'web',
  run: () =>
    run(
      process.execPath,
      [
        '../../node_modules/vitest/vitest.mjs',
        'run',
        '--reporter=default',
        '--reporter=json',
        '--outputFile.json',
        join(reports, 'web.json'),
      ],
      { ...plain, cwd: 'apps/web' },
    ),
  report: join(reports, 'web.json'),
};

let chromiumPath = '';
const chromium: Step = {
  name: 'chromium',
  run: async () => {
    const outcome = await run(process.execPath, ['tools/browser/ensure-chromium.ts'], {
      ...plain,
      limit: 1_500_000,
    });
    chromiumPath = outcome.stdout.trim();
    return outcome;
  },
};

let unserved = '';
const objectStores: Step = {
  name: 'object-store',
  run: async () => {
    const outcome = await run(process.execPath, ['tools/object-store/ensure-servers.ts'], {
      env: { ...plain.env, ...onCi },
      limit: 3_000_000,
    });
    unserved = outcome.stdout.trim();
    return outcome;
  },
  // It builds at the lowest priority, from what the others leave of the processors.
  width: 0,
};

const playwright: Step = {
  name: 'e2e',
  run: () =>
    runPackage(
      '@playwright/test/cli.js',
      ['test', '-c', 'apps/e2e/playwright.config.ts', '--reporter=line,json'],
      {
        env: {
          ...plain.env,
          ...(chromiumPath ? { CHROMIUM_PATH: chromiumPath } : {}),
          PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'e2e.json'),
        },
        limit: 900_000,
      },
    ),
  report: join(reports, 'e2e.json'),
  width: 2,
};

const steps: Step[] = [
  objectStores,
  chromium,
  own('build', 'tools/build.ts'),
  tool('types', 'nx/dist/bin/nx.js', 'run-many', '-t', 'typecheck', '--output-style=static'),
  tool(
    'tool-types',
    '@typescript/native/bin/tsc',
    '--noEmit',
    '--pretty',
    'false',
    '--project',
    'tsconfig.tools.json',
  ),
  tool('lint', 'eslint/bin/eslint.js', '--max-warnings', '0', '.'),
  tool('format', 'prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'),
  tool(
    'dependencies',
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    '--config',
    '.dependency-cruiser.mjs',
    'apps',
    'libs',
  ),
  tool('slices', 'steiger/dist/cli.mjs', 'apps/web/src'),
  own('texts', 'tools/check/locales.ts'),
  own('drawings', 'tools/illustrations/draw.ts', '--check'),
  own('claims', 'tools/check/claims.ts'),
  jest('unit'),
  { ...vitest, width: 2 },
  { ...jest('integration'), width: 2, needs: ['build'], after: ['object-store'] },
  { ...own('fences', 'tools/fences/plant.ts'), width: 2 },
  {
    ...own('generated', 'tools/generate.ts', '--check'),
    needs: ['build'],
    after: ['types', 'lint', 'format', 'dependencies'],
  },
  { ...playwright, needs: ['build', 'chromium'] },
];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `No such step: ${unknown.join(', ')}. There are ${steps.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}
const began = performance.now();
const wanted = new Set(
  steps.filter(({ name }) => asked.includes(name)).flatMap(({ name, needs = [] }) => [name, ...needs]),
);
const chosen = asked.length === 0 ? steps : steps.filter(({ name }) => wanted.has(name));
const ended = await runSteps(chosen);
const failures = ended.filter(({ failed }) => failed > 0);
const sum = (pick: 'passed' | 'failed'): number => ended.reduce((total, step) => total + step[pick], 0);

console.log(`\n${ended.length} steps in ${((performance.now() - began) / 1000).toFixed(0)} s`);
if (unserved) console.log(unserved);
for (const { name, failed } of failures) console.log(`failed: ${name} (${failed})`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
