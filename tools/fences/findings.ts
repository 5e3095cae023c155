import { isAbsolute, relative } from 'node:path';
import { run, runPackage, type Outcome } from '../check/run.ts';
import type { Finding, Tool } from './planted.ts';

/** Asks one tool about the planted tree: one run for all its plants. */
type Ask = (root: string, paths: readonly string[]) => Promise<Finding[]>;

const within = (root: string, path: string): string => (isAbsolute(path) ? relative(root, path) : path);

function parse<Report>({ stdout, output }: Outcome): Report {
  try {
    return JSON.parse(stdout) as Report;
  } catch {
    throw new Error(`No report: ${output.slice(-2000)}`);
  }
}

const eslint: Ask = async (root, paths) => {
  type Report = { filePath: string; messages: { ruleId: string | null; message: string }[] }[];
  const args = ['--format', 'json', '--no-error-on-unmatched-pattern', ...paths];
  const report = parse<Report>(await runPackage('eslint/bin/eslint.js', args, { cwd: root }));
  return report.flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, message }) => ({
      path: within(root, filePath),
      rule: ruleId ?? 'none',
      message,
    })),
  );
};

const dependencyCruiser: Ask = async (root) => {
  type Report = { summary: { violations: { from: string; to: string; rule: { name: string } }[] } };
  const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'apps', 'libs'];
  const report = parse<Report>(
    await runPackage('dependency-cruiser/bin/dependency-cruiser.mjs', args, { cwd: root }),
  );
  return report.summary.violations.map(({ from, to, rule }) => ({
    path: from,
    rule: rule.name,
    message: to,
  }));
};

const steiger: Ask = async (root) => {
  type Report = { message: string; location: { path: string }; ruleName: string }[];
  const report = parse<Report>(
    await runPackage('steiger/dist/cli.mjs', ['--reporter', 'json', 'apps/web/src'], { cwd: root }),
  );
  return report.map(({ message, location, ruleName }) => ({
    path: within(root, location.path),
    rule: ruleName,
    message,
  }));
};

/** A check of our own prints a line `path: what is wrong` for each problem. */
const check =
  (name: string): Ask =>
  async (root) => {
    const { output } = await run(process.execPath, [`tools/check/${name}.ts`], { cwd: root });
    return output.split('\n').flatMap((line) => {
      const [, path, message] = /^([^:]+)(?::\d+)?: (.*)$/.exec(line) ?? [];
      return path && message ? [{ path, rule: name, message }] : [];
    });
  };

const generated: Ask = async (root) => {
  const built = await run(
    process.execPath,
    ['../../node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    {
      cwd: `${root}/apps/api`,
    },
  );
  if (built.code !== 0) throw new Error(`The API was not built: ${built.output.slice(-2000)}`);
  const { code, output } = await run(process.execPath, ['tools/generate.ts', '--check'], { cwd: root });
  const paths = /Out of date[^:]*: (.*)/.exec(output)?.[1]?.split(', ') ?? [];
  if (code !== 0 && paths.length === 0) throw new Error(`No client was generated: ${output.slice(-2000)}`);
  return paths.map((path) => ({ path, rule: 'generated', message: 'out of date' }));
};

export const ask: Readonly<Record<Tool, Ask>> = {
  eslint,
  'dependency-cruiser': dependencyCruiser,
  steiger,
  locales: check('locales'),
  claims: check('claims'),
  compose: check('compose'),
  ignored: check('ignored'),
  document: check('document'),
  generated,
};
