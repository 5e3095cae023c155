import { readSettings } from '@site/api-platform/config';
import { administer } from './administer';
import { lookAfterFiles } from './look-after-files';
import { lookAfterPrivacy } from './look-after-privacy';
import { migrateNow } from './migrate-now';
import { retain } from './retain';
import { seed } from './seed';

/** Carries out a command whose words are right. */
export async function runCommand([command, verb, email]: readonly string[]): Promise<void> {
  const settings = readSettings(process.env);
  if (command === 'migrate') return migrateNow(settings);
  if (command === 'seed') return seed(settings);
  if (command === 'retention') return retain(settings, verb === '--dry-run');
  if (command === 'files' && (verb === 'check' || verb === 'sweep')) return lookAfterFiles(settings, verb);
  if (email === undefined) return;
  if (command === 'privacy' && (verb === 'export' || verb === 'erase')) {
    return lookAfterPrivacy(settings, verb, email);
  }
  if (command === 'admin' && verb !== undefined) return administer(settings, verb, email);
}
