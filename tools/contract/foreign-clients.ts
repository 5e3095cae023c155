import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const document = join(root, 'apps/api/openapi.json');
const journeys = join(import.meta.dirname, 'journeys');
/** Kept between runs, and by nobody in the repository. */
const cache = join(root, 'node_modules/.cache/contract');

const OAPI_CODEGEN = 'v2.8.2';
const OAPI_RUNTIME = 'v1.9.0';
const GENERATOR = {
  file: 'openapi-generator-cli-7.25.0.jar',
  folder: 'https://repo1.maven.org/maven2/org/openapitools/openapi-generator-cli/7.25.0',
  sha256: '41ce4f6b07f196676439d710759fa1ced7a08066d06ff1bf314681470289efae',
};

export interface Site {
  readonly url: string;
  readonly email: string;
  readonly password: string;
}

function run(folder: string, environment: NodeJS.ProcessEnv, command: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
}

const isThere = (command: string, version: string): boolean =>
  spawnSync(command, [version], { stdio: 'ignore' }).status === 0;

async function generatorJar(): Promise<string> {
  const jar = join(cache, GENERATOR.file);
  if (existsSync(jar)) return jar;
  const answer = await fetch(`${GENERATOR.folder}/${GENERATOR.file}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (createHash('sha256').update(bytes).digest('hex') !== GENERATOR.sha256)
    throw new Error(`${answer.url} is not what it was`);
  writeFileSync(jar, bytes);
  return jar;
}

async function inPython(folder: string, site: NodeJS.ProcessEnv): Promise<void> {
  const options = ['-g', 'python', '-i', document, '-o', 'client', '--package-name', 'site_client'];
  run(folder, {}, 'java', '-jar', await generatorJar(), 'generate', ...options);
  const venv = join(cache, 'python');
  run(folder, {}, 'python3', '-m', 'venv', venv);
  run(folder, {}, join(venv, 'bin/pip'), 'install', '--quiet', '-r', 'client/requirements.txt');
  const PYTHONPATH = join(folder, 'client');
  run(folder, { ...site, PYTHONPATH }, join(venv, 'bin/python'), join(journeys, 'journey.py'));
}

function inGo(folder: string, site: NodeJS.ProcessEnv): Promise<void> {
  const module = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen';
  const generator = join(cache, `oapi-codegen-${OAPI_CODEGEN}`);
  if (!existsSync(generator)) run(folder, { GOBIN: generator }, 'go', 'install', `${module}@${OAPI_CODEGEN}`);
  mkdirSync(join(folder, 'site'));
  const options = ['-generate', 'types,client', '-package', 'site', '-o', 'site/site.gen.go', document];
  run(folder, {}, join(generator, 'oapi-codegen'), ...options);
  cpSync(join(journeys, 'journey.go'), join(folder, 'journey.go'));
  run(folder, {}, 'go', 'mod', 'init', 'example.org/journey');
  run(folder, {}, 'go', 'get', `github.com/oapi-codegen/runtime@${OAPI_RUNTIME}`);
  run(folder, site, 'go', 'run', '.');
  return Promise.resolve();
}

const LANGUAGES = [
  {
    name: 'Python',
    needs: [
      ['java', '-version'],
      ['python3', '--version'],
    ],
    journey: inPython,
  },
  { name: 'Go', needs: [['go', 'version']], journey: inGo },
] as const;

/** Goes through the day of a program with clients that others generate; @returns whether all did that could be had here */
export async function triedByForeignClients({ url, email, password }: Site): Promise<boolean> {
  mkdirSync(cache, { recursive: true });
  const environment = { SITE_URL: url, SITE_EMAIL: email, SITE_PASSWORD: password };
  let fine = true;
  for (const { name, needs, journey } of LANGUAGES) {
    const missing = needs
      .filter(([command, version]) => !isThere(command, version))
      .map(([command]) => command);
    if (missing.length > 0) {
      console.log(`SKIPPED: the client in ${name}, for there is no ${missing.join(' and no ')} here`);
      fine &&= process.env['CI'] !== 'true';
      continue;
    }
    const folder = mkdtempSync(join(tmpdir(), 'site-client-'));
    try {
      await journey(folder, environment);
      console.log(`✓ a client in ${name}: generated, compiled, and through its first day`);
    } catch (error) {
      console.error(`✗ a client in ${name}\n${String(error)}`);
      fine = false;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return fine;
}
