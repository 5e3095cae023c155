import 'reflect-metadata';
import { readSettings } from '@site/api-platform';
import { administer } from './commands/administer';
import { lookAfterFiles } from './commands/look-after-files';
import { migrateNow } from './commands/migrate-now';
import { lookAfterPrivacy } from './commands/look-after-privacy';
import { retain } from './commands/retain';
import { seed } from './commands/seed';

const USAGE = `Commandes / commands:
  migrate
  admin grant|revoke|reset-password EMAIL
  files check|sweep
  retention [--dry-run]
  privacy export|erase EMAIL
  seed`;

async function run([command, ...rest]: readonly string[]): Promise<void> {
  const settings = readSettings(process.env);
  if (command === 'migrate' && rest.length === 0) return migrateNow(settings);
  if (command === 'seed' && rest.length === 0) return seed(settings);
  if (command === 'retention' && rest.length <= 1 && (rest[0] ?? '--dry-run') === '--dry-run') {
    return retain(settings, rest.length === 1);
  }
  const [verb, email] = rest;
  if (command === 'privacy' && (verb === 'export' || verb === 'erase') && email && rest.length === 2) {
    return lookAfterPrivacy(settings, verb, email);
  }
  if (command === 'files' && (verb === 'check' || verb === 'sweep') && rest.length === 1) {
    return lookAfterFiles(settings, verb);
  }
  if (command === 'admin' && verb !== undefined && email !== undefined && rest.length === 2) {
    return administer(settings, verb, email);
  }
  throw new Error(USAGE);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
// A connection that is still being made or given up would hold the command back for a minute.
process.exit();
