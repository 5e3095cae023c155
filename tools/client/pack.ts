import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** `npm run client [-- FOLDER]`: writes the client of the API as a package for other programs, and packs it. */
const root = resolve(import.meta.dirname, '../..');
const library = join(root, 'libs/api-client');
const folder = resolve(process.argv[2] ?? join(library, 'dist'));

const MANIFEST = {
  name: 'site-api-client',
  description: 'Typed calls to the API of the site',
  type: 'module',
  license: 'UNLICENSED',
  engines: { node: '>=20' },
  sideEffects: false,
  files: ['**/*.js', '**/*.d.ts'],
  exports: Object.fromEntries(
    [
      ['.', 'program/index'],
      ['./operations', 'generated/api'],
      ['./model', 'generated/model/index'],
    ].map(([path, file]) => [path, { types: `./${file}.d.ts`, default: `./${file}.js` }]),
  ),
};

function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

/** Sources import without an ending, as bundlers take it; Node and its types want to be told the file. */
function nameFiles(file: string): void {
  const named = readFileSync(file, 'utf8').replaceAll(
    /(from ')(\.[^']*)(')/g,
    (_, before, path: string, after) => {
      const target = join(dirname(file), path);
      const isFolder = statSync(target, { throwIfNoEntry: false })?.isDirectory() === true;
      return `${before}${path}${isFolder ? '/index' : ''}.js${after}`;
    },
  );
  writeFileSync(file, named);
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
run(compiler, ['-p', 'tsconfig.package.json', '--outDir', folder], library);
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  if (/\.(?:js|d\.ts)$/.test(name)) nameFiles(join(folder, name));
const document = JSON.parse(readFileSync(join(root, 'apps/api/openapi.json'), 'utf8')) as {
  info: { version: string };
};
const manifest = { ...MANIFEST, version: document.info.version };
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
cpSync(join(library, 'README.md'), join(folder, 'README.md'));
console.log(join(folder, run('npm', ['pack', '--silent'], folder).trim()));
