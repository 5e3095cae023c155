import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { aProject } from '../../apps/api/src/testing/sample-content.ts';
import { aboutProcess, allProcesses, stop } from '../bench/processes.ts';
import { endLater, folderUntilEnd } from '../ending.ts';
import { WholeProduct } from './whole-product.ts';

const root = resolve(import.meta.dirname, '../..');
const megabytes = 1_000;
const records = 10_000;
const mebibyte = 1024 * 1024;

interface Ran {
  readonly code: number | null;
  readonly output: string;
  readonly seconds: number;
  /** Of all its processes together, at most. */
  readonly memory: number;
}

/** A backup of many records and files under writers, put back into an empty place, and compared. */
export async function backup(product: WholeProduct, amount = megabytes): Promise<number> {
  await product.start();
  const place = folderUntilEnd('site-drill-backup-');
  const archive = join(place, 'drill.backup');
  const restored = new WholeProduct(join(place, 'restored'));
  await fill(product, amount);
  const end = new AbortController();
  const writers = write(product, end.signal);
  const made = await run(['backup', archive], product.dataDir);
  end.abort();
  const written = await writers;
  // What is compared is what stood still: the writers' own records are of before or after the moment.
  const read = await run(['restore', archive, '--verify'], product.dataDir);
  const back = await run(['restore', archive], restored.dataDir);
  if (made.code !== 0 || read.code !== 0 || back.code !== 0) {
    console.error(made.output, read.output, back.output);
    return 1;
  }
  const ready = await restored.start();
  const differing = await differences(product, restored);
  const lost = differingFiles(product.dataDir, restored.dataDir);
  console.log(`
backup     ${made.seconds.toFixed(1)} s for ${records} records and ${amount} MB of files, ${mib(statSync(archive).size)}
           MiB on disk, while ${written} records were saved; ${mib(made.memory)} MiB of memory at most
verified   in ${read.seconds.toFixed(1)} s
restored   in ${back.seconds.toFixed(1)} s; ${mib(back.memory)} MiB of memory at most; ready ${(ready / 1000).toFixed(1)} s later
tables     ${differing.length === 0 ? 'all equal' : `differ: ${differing.join(', ')}`}
files      ${lost.length === 0 ? 'all equal' : `${lost.length} differ or are missing`}`);
  return differing.length + lost.length === 0 ? 0 : 1;
}

const mib = (bytes: number): number => Math.round(bytes / mebibyte);

async function fill(product: WholeProduct, amount: number): Promise<void> {
  const folder = join(product.dataDir, 'files/project-images');
  mkdirSync(folder, { recursive: true });
  const names = Array.from({ length: amount }, () => `${randomBytes(16).toString('hex')}.jpg`);
  const hashes = names.map((name) => {
    const bytes = randomBytes(mebibyte);
    writeFileSync(join(folder, name), bytes);
    return createHash('sha256').update(bytes).digest('hex');
  });
  await product.query(
    `insert into files (id, bucket, name, original_name, content_type, size, sha256)
     select gen_random_uuid(), 'project-images', name, 'photo.jpg', 'image/jpeg', $3::int, decode(sha256, 'hex')
     from unnest($1::text[], $2::text[]) given (name, sha256)`,
    [names, hashes, mebibyte],
  );
  await product.query(
    `insert into projects (id, title_fr, title_en, description_fr, description_en, category, location, date, beneficiaries,
       status, created_at, edited_at, image_url)
     select gen_random_uuid(), 'Étude ' || n, 'Study', repeat(md5(n::text), 40), 'a', 'GIRE', 'Bouaflé', '2024', 'a',
       'ongoing', now(), now(), '/files/project-images/' || ($2::text[])[n % cardinality($2) + 1]
     from generate_series(1, $1::int) n`,
    [records, names],
  );
}

/** Saves records one after the other until it is told to stop. Answers how many. */
async function write(product: WholeProduct, signal: AbortSignal): Promise<number> {
  const headers = { Authorization: `Bearer ${await product.signIn()}`, 'Content-Type': 'application/json' };
  const body = JSON.stringify(aProject({ title_fr: 'Pendant' }));
  for (let saved = 0; ; saved += 1) {
    if (signal.aborted) return saved;
    const { status } = await fetch(`${product.url}/api/v1/projects`, { method: 'POST', headers, body });
    if (status !== 201) throw new Error(`a record was refused: ${status}`);
  }
}

function run(words: readonly string[], dataDir: string): Promise<Ran> {
  const began = performance.now();
  const child = spawn(process.execPath, [join(root, 'tools/commands/run.ts'), ...words], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = endLater(() => stop(child));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  let memory = 0;
  const look = setInterval(() => (memory = Math.max(memory, memoryOfCommand(dataDir))), 100);
  return new Promise((settle) => {
    child.once('close', (code) => {
      clearInterval(look);
      void end();
      settle({ code, output, memory, seconds: (performance.now() - began) / 1000 });
    });
  });
}

/** Resident bytes of the command's own process. */
function memoryOfCommand(dataDir: string): number {
  const own = allProcesses().find(
    (pid) =>
      aboutProcess(pid, 'cmdline').includes('dist/cli.js') &&
      aboutProcess(pid, 'environ').includes(`DATA_DIR=${dataDir}\0`),
  );
  const status = own === undefined ? '' : aboutProcess(own, 'status');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
}

/** Tables whose rows differ, but for those that somebody wrote to since. */
async function differences(one: WholeProduct, other: WholeProduct): Promise<string[]> {
  const tables = await one.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const differing: string[] = [];
  for (const { name } of tables) {
    if (still[name] === null) continue;
    const text = `select md5(string_agg(t::text, '|' order by t::text)) as hash from ${name} t ${still[name] ?? ''}`;
    const [[mine], [theirs]] = [
      await one.query<{ hash: string }>(text),
      await other.query<{ hash: string }>(text),
    ];
    if (mine?.hash !== theirs?.hash) differing.push(name);
  }
  return differing;
}

/** Which rows stood still while the backup was made; null: none has to. */
const still: Readonly<Record<string, string | null>> = {
  projects: `where title_fr <> 'Pendant'`,
  record_versions: `where fields ->> 'title_fr' <> 'Pendant'`,
  ...{
    backups: null,
    content_changes: null,
    content_totals: null,
    journal: null,
    mikro_orm_migrations: null,
    // Whoever starts notes in each when it had it.
    release_assets: null,
  },
  ...{ idempotency_keys: null, rate_limits: null, refresh_tokens: null, sessions: null },
};

function differingFiles(one: string, other: string): string[] {
  const folder = 'files/project-images';
  const hash = (dataDir: string, name: string): string => {
    try {
      return createHash('sha256')
        .update(readFileSync(join(dataDir, folder, name)))
        .digest('hex');
    } catch {
      return '';
    }
  };
  return readdirSync(join(one, folder)).filter((name) => hash(one, name) !== hash(other, name));
}
