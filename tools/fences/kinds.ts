import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeOverlay } from './overlay.ts';

/** Writes a kind with a field of each type into a copy of the sources, holds it to the fences, and takes it away again. */
const NAME = 'field-note';
const FIELDS = [
  ...[
    // So short that no example and no test may say what it likes.
    'code:text:2',
    'state:choice:open,closed',
    'name:text:200',
    'title:pair:120',
    'bio:pair:prose:5000',
    'note:text:80?',
    'story:prose',
    'rest:prose?',
  ],
  ...['place:whole:-5:900', 'active:flag', 'seen_on:day', 'left_on:day?'],
  ...['photo_url:file', 'guide_url:file:pdf', 'site_url:link'],
].join(' ');

/** Where a kind is named, and its own package. */
const TYPED = '@site/vocabulary,@site/api,@site/api-overview,@site/web,@site/e2e,@site/api-field-notes';

const began = performance.now();
const { root } = makeOverlay(process.cwd());
const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(':') },
  });
const git = (...args: string[]): string =>
  run('git', '-c', 'user.name=fence', '-c', 'user.email=fence@example.org', ...args);
const told = (what: string): void =>
  console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${what}`);
const kind = (...args: string[]): string => run('nx', 'generate', '@site/kinds:content-kind', NAME, ...args);

const PAGE = 'apps/web/src/pages/about';
/** What is said by hand of where visitors see them: what stands there, and what takes its place. */
const BY_HAND = {
  'about.page.ts': [
    [
      'import { AboutPage }',
      "import { publishedFieldNotes } from './api/published-field-notes';\nimport type { FieldNoteSummary } from './model/field-note';\nimport { AboutPage }",
    ],
    ['Page<null>', 'Page<readonly FieldNoteSummary[]>'],
    ['  head: (t', '  load: ({ context }) => publishedFieldNotes(context),\n  head: (t'],
  ],
  'ui/about-page.tsx': [
    [
      'import { Director }',
      "import type { FieldNoteSummary } from '../model/field-note';\nimport { FieldNotes } from './field-notes';\nimport { Director }",
    ],
    ['AboutPage() {', 'AboutPage({ data }: { data: readonly FieldNoteSummary[] }) {'],
    [
      '      <ClosingBand',
      "      <FieldNotes title={t('field_notes')} records={data} />\n      <ClosingBand",
    ],
  ],
} as const;

function showThem(): void {
  for (const [file, lines] of Object.entries(BY_HAND)) {
    const path = join(root, PAGE, file);
    let text = readFileSync(path, 'utf8');
    for (const [before, after] of lines) {
      if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
      text = text.replace(before, after);
    }
    writeFileSync(path, text);
  }
}

/** What the check of the texts has to say. */
function complaints(): string[] {
  const { stderr } = spawnSync(process.execPath, ['tools/check/locales.ts'], { cwd: root, encoding: 'utf8' });
  return stderr.split('\n').filter((line) => line.includes('.json: '));
}

try {
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'The sources');
  kind('--fields', FIELDS, '--shown-on', 'about');
  showThem();
  const written = git('ls-files', '--others', '--modified', '--exclude-standard').trim().split('\n');
  const sources = written.filter((path) => !path.includes('generated') && !path.endsWith('openapi.json'));
  told(`${sources.length} files are written, ${written.length - sources.length} generated`);
  run('prettier', '--check', '--ignore-unknown', ...sources);
  run('eslint', '--max-warnings', '0', ...sources.filter((path) => /\.tsx?$/.test(path)));
  run(process.execPath, 'node_modules/steiger/dist/cli.mjs', 'apps/web/src');
  told('they are formatted, linted and in their rooms');
  run('nx', 'run-many', '-t', 'typecheck', '-p', TYPED, '--output-style=static');
  told('they are typed');
  run(
    process.execPath,
    'node_modules/jest/bin/jest.js',
    '--selectProjects',
    'unit',
    '--testPathPatterns',
    NAME,
  );
  run(
    process.execPath,
    'node_modules/vitest/vitest.mjs',
    'run',
    '--root',
    'apps/web',
    `src/pages/admin/${NAME}`,
    // Whoever makes one sees it before it is saved, where visitors will.
    'src/app/preview.spec.ts',
    'src/pages/about',
  );
  told('their tests pass');
  const refused = complaints();
  const others = refused.filter(
    (line) => !/fr\/(?:about|admin|admin\/contents)\.json: .* waits for its words$/.test(line),
  );
  if (refused.length === 0 || others.length > 0)
    throw new Error(`Texts to be worded in French only: ${others.join('\n')}`);
  told(`${refused.length} French texts are asked for`);
  git('checkout', '--', ...Object.keys(BY_HAND).map((file) => `${PAGE}/${file}`));
  kind('--remove');
  const left = git('status', '--porcelain').trim();
  if (left !== '') throw new Error(`What is left of the kind after its removal:\n${left}`);
  told('nothing is left of them');
} catch (error) {
  const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
  console.error(`${String(error)}\n${stdout}${stderr}`);
  process.exitCode = 1;
}
