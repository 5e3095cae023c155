import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { anAdministrator, PASSWORD } from './testing/people';
import { aProject } from './testing/sample-content';
import { folderOfSuite } from './testing/suite';
import { productOfSuite } from './testing/suite-in-process';

const root = resolve(import.meta.dirname, '../../..');
const FILES = ['journey.ts', 'globals.d.ts'];
const OPTIONS = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'nodenext',
  types: [],
};
const PROGRAM = `
import { ApiError, connect, every, ifMatch } from 'site-api-client';
import { updateProject, createApiKey, createProject, exportProjects, getProject, importRecords, listProjects, readFile,
  deleteProject, signIn, uploadFile } from 'site-api-client/operations';
import type { Project, ProjectInput } from 'site-api-client/model';

const [url, email, password, sample] = process.argv.slice(2) as [string, string, string, string];
const input = JSON.parse(sample) as ProjectInput;
const said: unknown[] = [];

connect({ url });
const { access_token: token } = await signIn({ email, password });
connect({ url, key: token });
const { secret } = await createApiKey({ name: 'Journey', scopes: ['read', 'content:write', 'files:write'] });
connect({ url, key: secret });

const made: Project[] = [];
for (let count = 0; count < 7; count += 1) made.push(await createProject(input));
const seen: string[] = [];
for await (const { id } of every(listProjects, { limit: 3, category: [input.category, 'WASH'] })) seen.push(id);
said.push(seen.length, made.every(({ id }) => seen.includes(id)));

const first = made[0]!;
const changed = await updateProject(first.id, { status: 'completed' }, ifMatch(first));
said.push(changed.status, changed.version);
try {
  await updateProject(first.id, { status: 'planned' }, ifMatch(first));
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  said.push(error.status, error.code);
}
const pixel = Uint8Array.from(atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0));
const { url: image } = await uploadFile('project-images', { file: new File([pixel], 'pixel.png', { type: 'image/png' }) });
said.push(image.startsWith('/files/project-images/'));
const bytes = await readFile('project-images', image.split('/').at(-1) ?? '');
said.push(bytes instanceof Blob && bytes.size > 0);
const current = await getProject(first.id);
await deleteProject(first.id, ifMatch(current));
try {
  await getProject(first.id);
} catch (error) {
  if (error instanceof ApiError) said.push(error.status, error.removed);
}
connect({ url, key: token });
const table = await exportProjects({ format: 'csv' });
said.push(typeof table === 'string' && table.startsWith('id;version;title_fr;'));
const records = await exportProjects({ format: 'json' });
if (typeof records === 'string') throw new TypeError('A text is no array');
said.push((await importRecords('projects', records, { dry_run: 'false' })).unchanged);
console.log(JSON.stringify(said));
`;

const product = productOfSuite();
const folder = folderOfSuite('site-client-');

function run(command: string, args: readonly string[], cwd = folder): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

/** While it runs, this process answers it. */
function runBeside(args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((done) => child.on('close', (code) => done({ code, output })));
}

describe('the client, as a package in a folder elsewhere', () => {
  it('has its types, and goes the whole way', async () => {
    const packed = run(process.execPath, [join(root, 'tools/client/pack.ts'), join(folder, 'packed')], root);
    writeFileSync(join(folder, 'package.json'), '{"type":"module","private":true}');
    run('npm', ['install', '--offline', '--no-audit', '--no-fund', packed.trim()]);
    writeFileSync(join(folder, 'journey.ts'), PROGRAM);
    writeFileSync(join(folder, 'globals.d.ts'), 'declare const process: { argv: string[] };');
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: OPTIONS, files: FILES }));
    run(join(root, 'node_modules/typescript-7/bin/tsc'), ['-p', '.']);
    const { email } = await anAdministrator(product, product.query);
    const url = `http://127.0.0.1:${product.port}`;
    const { code, output } = await runBeside([
      'journey.js',
      url,
      email,
      PASSWORD,
      JSON.stringify(aProject()),
    ]);
    expect([code, output.trim()]).toEqual([
      0,
      JSON.stringify([7, true, 'completed', 2, 412, 'edit_conflict', true, true, 404, true, true, 6]),
    ]);
  });
});
