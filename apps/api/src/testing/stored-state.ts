import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunQuery } from './run-query';

// Counters of limits, remembered keys and the journal are no content: a refused attempt may leave its mark there.
const PASSING = ['rate_limits', 'idempotency_keys', 'journal'];

/** Every row of every table and every file, as hashes: equal before and after means nothing was touched. */
export async function storedState(query: RunQuery, dataDir: string): Promise<Record<string, string>> {
  const tables = (await tablesOf(query)).filter((name) => !PASSING.includes(name));
  // One statement: a suite asks this before and after hundreds of calls.
  const hashes = tables.map(
    (name) =>
      `select '${name}' as name, md5(string_agg(t::text, '|' order by t::text)) as hash from ${name} t`,
  );
  const rows = await query<{ name: string; hash: string | null }>(hashes.join(' union all '));
  return { ...Object.fromEntries(rows.map(({ name, hash }) => [name, hash ?? ''])), ...filesOf(dataDir) };
}

/** The whole database as text. */
export async function dumpOf(query: RunQuery): Promise<string> {
  let dump = '';
  for (const table of await tablesOf(query)) {
    const rows = await query<{ line: string }>(`select t::text as line from ${table} t`);
    dump += rows.map(({ line }) => `${table} ${line}\n`).join('');
  }
  return dump;
}

async function tablesOf(query: RunQuery): Promise<string[]> {
  const rows = await query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' union all select 'jobs.job' order by 1`,
  );
  return rows.map(({ name }) => name);
}

function filesOf(dataDir: string): Record<string, string> {
  const entries = readdirSync(dataDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => [
      file.slice(dataDir.length),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
}
