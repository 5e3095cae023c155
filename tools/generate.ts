import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { generate } from 'orval';

/** Writes the OpenAPI document of the routes and the client made from it; `--check` compares with what is committed. */
const root = resolve(import.meta.dirname, '..');
const documentFile = join(root, 'apps/api/openapi.json');
const clientFolder = join(root, 'libs/api-client/src/generated');
const check = process.argv.includes('--check');
const NOTE = 'Generated from apps/api/openapi.json by npm run generate; not to be edited.';

function run(command: string, ...parameters: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, parameters, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

async function writeClient(document: string, folder: string): Promise<void> {
  const mutator = join(root, 'libs/api-client/src/http.ts');
  await generate({
    input: { target: document, override: { transformer: (spec) => withOwnNames(withOneBody(spec)) } },
    output: {
      target: join(folder, 'api.ts'),
      schemas: join(folder, 'model'),
      mode: 'split',
      client: 'fetch',
      urlEncodeParameters: true,
      clean: true,
      override: {
        header: () => [NOTE],
        fetch: { includeHttpResponseReturnType: false },
        // Whoever asks for an excerpt says what he expects.
        contentType: { exclude: ['application/vnd.site.excerpt+json'] },
        // Their components say so already.
        components: { parameters: { suffix: '' } },
        mutator: { path: mutator, name: 'http' },
      },
    },
  });
  writeKeyedPaths(document, folder);
}

interface Parameter {
  name?: string;
  readonly $ref?: string;
  readonly 'x-go-name'?: string;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content?: Record<string, object> };
}

type Paths = Record<string, Record<string, Operation>>;

/** A function sends a body in one form, of whose type it tells the server: records as JSON. */
function withOneBody<Spec extends { paths?: object }>(spec: Spec): Spec {
  for (const operations of Object.values((spec.paths ?? {}) as Paths))
    for (const { requestBody } of Object.values(operations)) delete requestBody?.content?.['text/csv'];
  return spec;
}

/** A step of a path has one name in the document; an operation that calls it otherwise gets a path of its own. */
function withOwnNames<Spec extends { paths?: object }>(spec: Spec): Spec {
  const paths: Paths = {};
  for (const [path, operations] of Object.entries((spec.paths ?? {}) as Paths)) {
    for (const [verb, operation] of Object.entries(operations)) {
      const step = operation.parameters?.find((one) => one['x-go-name'] !== undefined);
      const own = step?.['x-go-name']?.toLowerCase();
      const called = own === undefined ? path : path.replace(`{${step?.name}}`, `{${own}}`);
      if (step !== undefined && own !== undefined) step.name = own;
      (paths[called] ??= {})[verb] = operation;
    }
  }
  return { ...spec, paths };
}

/** Which calls may be repeated under a key: the parameter is a component. */
function writeKeyedPaths(document: string, folder: string): void {
  const { paths } = JSON.parse(readFileSync(document, 'utf8')) as {
    paths: Record<string, { readonly post?: Operation }>;
  };
  const keyed = Object.entries(paths).flatMap(([path, { post }]) =>
    post?.parameters?.some(({ $ref }) => $ref?.endsWith('/IdempotencyKeyParameter')) ? [path] : [],
  );
  const lines = keyed.map((path) => `  '${path}',\n`).join('');
  writeFileSync(
    join(folder, 'keyed-paths.ts'),
    `/**\n * ${NOTE}\n */\n\nexport const KEYED_PATHS: readonly string[] = [\n${lines}];\n`,
  );
}

function textsBelow(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  return new Map(names.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

const document = run('node', 'apps/api/dist/openapi.js');
if (check) {
  // Below the package, so that the paths written into the files are those of the committed ones.
  const folder = mkdtempSync(join(root, 'libs/api-client/src/generated-'));
  const scratch = mkdtempSync(join(tmpdir(), 'openapi-'));
  try {
    writeFileSync(join(scratch, 'openapi.json'), document);
    await writeClient(join(scratch, 'openapi.json'), folder);
    const [fresh, committed] = [textsBelow(folder), textsBelow(clientFolder)];
    const stale = [...new Set([...fresh.keys(), ...committed.keys()])].filter(
      (name) => fresh.get(name) !== committed.get(name),
    );
    if (readFileSync(documentFile, 'utf8') !== document) stale.unshift('apps/api/openapi.json');
    if (stale.length > 0) {
      console.error(`Out of date, run "npm run generate": ${stale.join(', ')}`);
      process.exitCode = 1;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
    rmSync(scratch, { recursive: true, force: true });
  }
} else {
  writeFileSync(documentFile, document);
  await writeClient(documentFile, clientFolder);
}
