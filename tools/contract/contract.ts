import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../build.ts';
import { WholeProduct } from '../drill/whole-product.ts';
import { triedByForeignClients } from './foreign-clients.ts';
import { ensureSchemathesis } from './schemathesis.ts';

/**
 * `npm run test:contract [-- EXAMPLES [SECONDS]]`: holds the running product to its OpenAPI document with schemathesis, as a
 * machine with a key for everything, and as anybody; and lets clients that others generate from it work. What cannot be had
 * here is said and left out; in CI it fails.
 */
const examples = Number(process.argv[2] ?? 20);
/** For each of the two: the tool shares it among its phases, and goes on trying at random until it is spent. */
const seconds = Number(process.argv[3] ?? 270);
/** For what is under way when the time is spent. */
const GRACE = 60;

/** What is right, and looks wrong to a tool that does not know why. */
const EXPECTED = [
  // A stale version, a cursor or a link that nobody was given: no schema can say what is refused.
  'positive_data_acceptance',
  // 428 is the answer to a missing `If-Match`; the tool knows 400 and 422 only.
  'missing_required_header',
];

function tested(command: string, url: string, who: string, headers: readonly string[]): number {
  console.log(`\n== ${who}, for ${seconds} s`);
  const { status, signal } = spawnSync(
    command,
    [
      ...['--config-file', join(import.meta.dirname, 'schemathesis.toml')],
      'run',
      `${url}/api/openapi.json`,
      ...['--url', url, '--checks', 'all', '--exclude-checks', EXPECTED.join(',')],
      ...['--phases', 'examples,coverage,fuzzing,stateful', '--max-examples', String(examples)],
      ...['--max-time', String(seconds)],
      ...['--seed', '42', '--request-timeout', '10', '--max-failures', '50', '--no-color'],
      // It would end the session, take the key back, or fill the disk.
      ...['--exclude-tag', 'operations'],
      ...headers.flatMap((header) => ['--header', header]),
    ],
    // What it remembers it writes where it stands, and formatting would be held to it.
    {
      ...{ stdio: 'inherit', cwd: tmpdir(), env: { PATH: process.env['PATH'], HOME: tmpdir() } },
      timeout: (seconds + GRACE) * 1_000,
    },
  );
  if (signal !== null)
    console.log(`CUT OFF after ${seconds + GRACE} s (${signal}): ${who} was not tried to the end`);
  return status ?? 1;
}

/** Whether the tool finds nothing, or cannot be had here. */
async function heldToItsDocument(product: WholeProduct): Promise<boolean> {
  const command = ensureSchemathesis();
  if (command === undefined) {
    console.log('SKIPPED: schemathesis, for there is no Python here that could install it');
    return process.env['CI'] !== 'true';
  }
  const token = await product.signIn();
  const made = await fetch(`${product.url}/api/v1/admin/api-keys`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: 'Contract',
      scopes: ['read', 'content:write', 'files:write', 'messages:read'],
    }),
  });
  const { secret } = (await made.json()) as { secret: string };
  const outcomes = [
    tested(command, product.url, 'a machine with a key', [`Authorization: Bearer ${secret}`]),
    tested(command, product.url, 'anybody', []),
  ];
  return outcomes.every((code) => code === 0);
}

await build();
const dataDir = mkdtempSync(join(tmpdir(), 'site-contract-'));
const product = new WholeProduct(dataDir);
try {
  await product.start();
  const { url, administrator } = product;
  const worked = triedByForeignClients({ url, ...administrator });
  const held = await heldToItsDocument(product);
  process.exitCode = worked && held ? 0 : 1;
} finally {
  await product.kill();
  rmSync(dataDir, { recursive: true, force: true });
}
