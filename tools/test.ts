import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { run, runPackage } from './check/run.ts';
import { runSteps, type Step } from './check/step.ts';

/** `npm test` runs everything; `npm test -- lint unit` runs the steps that are named. */
process.chdir(resolve(import.meta.dirname, '..'));
const reports = mkdtempSync(join(tmpdir(), 'site-test-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
const path = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter);
/** Where Node keeps what it has compiled: React, Ant Design and the tools are loaded by hundreds of processes. */
const compiled = resolve('node_modules/.cache/compiled');
const plain = {
  env: { PATH: path, CI: 'true', NO_COLOR: '1', NX_TUI: 'false', NODE_COMPILE_CACHE: compiled },
};

const tool = (name: string, script: string, ...args: string[]): Step => ({
  name,
  run: () => runPackage(script, args, plain),
});
const own = (name: string, script: string, ...args: string[]): Step => ({
  name,
  run: () => run(process.execPath, [script, ...args], plain),
});

/** A warning that nobody reads is soon one of many: the build says that it builds, and nothing else. */
const build: Step = {
  name: 'build',
  run: async () => {
    const outcome = await run(process.execPath, ['tools/build.ts'], plain);
    const quiet = outcome.output.trim() === 'Construction du site…';
    return quiet ? outcome : { ...outcome, code: outcome.code || 1 };
  },
};

/** Whether a missing server of the object store's tests fails the run, or is only said. */
const onCi = { CI: process.env['CI'] ?? 'false' };

const jest = (name: string, project: string, ...more: string[]): Step => {
  const report = join(reports, `${name}.json`);
  const args = ['--selectProjects', project, '--json', `--outputFile=${report}`, ...more];
  return {
    name,
    run: () => runPackage('jest/bin/jest.js', args, { env: { ...plain.env, ...onCi } }),
    reports: [report],
  };
};

/** Tests of projects that neither changed nor lean on what did are taken from Nx's cache. */
const nxTests = (name: string, folders: readonly string[], ...flags: string[]): Step => {
  const reports = folders.map((folder) => join(folder, 'test-report.json'));
  return {
    name,
    run: () => {
      for (const report of reports) rmSync(report, { force: true });
      return runPackage('nx/dist/bin/nx.js', [...flags, '--output-style=static'], plain);
    },
    reports,
    width: 2,
  };
};
const tested = ['apps/api', ...globSync('libs/**/package.json').map((file) => dirname(file))];

let chromiumPath = '';
const chromium: Step = {
  name: 'chromium',
  run: async () => {
    const outcome = await run(process.execPath, ['tools/browser/ensure-chromium.ts'], plain);
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
      ['test', '-c', 'apps/e2e/playwright.config.ts', '--reporter=dot,json'],
      {
        env: {
          ...plain.env,
          ...(chromiumPath ? { CHROMIUM_PATH: chromiumPath } : {}),
          PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'e2e.json'),
        },
      },
    ),
  reports: [join(reports, 'e2e.json')],
  width: 2,
};

const steps: Step[] = [
  objectStores,
  chromium,
  build,
  tool('types', 'nx/dist/bin/nx.js', 'run-many', '-t', 'typecheck', '--output-style=static'),
  tool(
    'tool-types',
    'typescript-7/bin/tsc',
    '--noEmit',
    '--pretty',
    'false',
    '--project',
    'tsconfig.tools.json',
  ),
  tool('lint', 'nx/dist/bin/nx.js', 'run-many', '-t', 'lint', '--output-style=static'),
  tool('tool-lint', 'eslint/bin/eslint.js', '--max-warnings', '0', 'tools', '*.{ts,mjs}'),
  // Each does one thing after the other, for a minute or more: what is short goes beside them.
  own('kinds', 'tools/fences/kinds.ts'),
  own('supply', 'tools/check/supply.ts'),
  own('fences', 'tools/fences/plant.ts'),
  own('drawings', 'tools/illustrations/draw.ts', '--check'),
  tool(
    'format',
    'prettier/bin/prettier.cjs',
    '--check',
    // What has been looked at is known by its content: a checkout makes all times new.
    ...['--cache', '--cache-strategy', 'content'],
    ...['--log-level', 'warn', '.'],
  ),
  tool(
    'dependencies',
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    '--config',
    '.dependency-cruiser.mjs',
    'apps',
    'libs',
    'tools',
  ),
  tool('slices', 'steiger/dist/cli.mjs', 'apps/web/src'),
  own('texts', 'tools/check/locales.ts'),
  own('claims', 'tools/check/claims.ts'),
  own('lock', 'tools/check/lock.ts'),
  own('compose', 'tools/check/compose.ts'),
  own('ignored', 'tools/check/ignored.ts'),
  own('document', 'tools/check/document.ts'),
  jest('tools', 'unit', '--testPathPatterns', `${resolve('tools')}/`),
  {
    // It has a folder among the sources for a moment, which others must not look at or copy.
    ...own('generated', 'tools/generate.ts', '--check'),
    needs: ['build'],
    after: ['types', 'lint', 'format', 'dependencies', 'kinds', 'fences'],
  },
  nxTests('unit', tested, 'run-many', '-t', 'test', '--exclude=@site/web'),
  nxTests('web', ['apps/web'], 'run', '@site/web:test'),
  // It waits for processes, timers and the database more than it works. Beside the browser tests it saves two minutes
  // of twenty, and what both have to wait for on two processors makes one or the other fail.
  {
    ...jest('integration', 'integration', `--maxWorkers=${availableParallelism() + 2}`),
    width: 2,
    needs: ['build'],
    after: ['object-store'],
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
