import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const document = join(root, 'apps/api/openapi.json');
const journeys = join(import.meta.dirname, 'journeys');
/** Kept between runs, and by nobody in the repository. */
const cache = join(root, 'node_modules/.cache/contract');

const OAPI_CODEGEN = 'v2.8.2';
const OAPI_RUNTIME = 'v1.9.0';
const OPENAPI_GENERATOR = '7.26.0';

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

function inPython(folder: string, site: NodeJS.ProcessEnv): void {
  const bin = join(cache, 'python/bin');
  run(folder, {}, 'python3', '-m', 'venv', join(cache, 'python'));
  run(folder, {}, join(bin, 'pip'), 'install', '--quiet', `openapi-generator-cli==${OPENAPI_GENERATOR}`);
  const options = ['-g', 'python', '-i', document, '-o', 'client', '--package-name', 'site_client'];
  run(folder, {}, join(bin, 'openapi-generator-cli'), 'generate', ...options);
  run(folder, {}, join(bin, 'pip'), 'install', '--quiet', '-r', 'client/requirements.txt');
  run(
    folder,
    { ...site, PYTHONPATH: join(folder, 'client') },
    join(bin, 'python'),
    join(journeys, 'journey.py'),
  );
}

function inGo(folder: string, site: NodeJS.ProcessEnv): void {
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
export function triedByForeignClients({ url, email, password }: Site): boolean {
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
      journey(folder, environment);
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
