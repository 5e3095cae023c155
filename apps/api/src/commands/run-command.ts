import { readSettings } from '@site/api-platform/config';
import { administer } from './administer';
import { backUp, restore, verify, writeContent } from './back-up';
import { isFilesVerb, lookAfterFiles } from './look-after-files';
import { lookAfterPrivacy } from './look-after-privacy';
import { migrateNow } from './migrate-now';
import { retain } from './retain';
import { seed } from './seed';

/** Carries out a command whose words are right. */
export async function runCommand(
  [command, verb, email, number]: readonly string[],
  environment = process.env,
): Promise<void> {
  if (command === 'restore' && verb !== undefined && email === '--verify') {
    return verify(verb, environment['BACKUP_PASSPHRASE']?.trim() || undefined);
  }
  const settings = readSettings(environment);
  if (command === 'migrate') return migrateNow(settings);
  if (command === 'seed') return seed(settings);
  if (command === 'retention') return retain(settings, verb === '--dry-run');
  if (command === 'files' && isFilesVerb(verb)) return lookAfterFiles(settings, verb);
  if (command === 'backup' && verb !== undefined) {
    return email === '--content'
      ? writeContent(settings, verb)
      : backUp(settings, verb, keptBy(email, number));
  }
  if (command === 'restore' && verb !== undefined) return restore(settings, verb);
  if (email === undefined) return;
  if (command === 'privacy' && (verb === 'export' || verb === 'erase')) {
    return lookAfterPrivacy(settings, verb, email);
  }
  if (command === 'admin' && verb !== undefined) return administer(settings, verb, email);
}

/** How many backups stay. @throws Error for what is no number */
function keptBy(option: string | undefined, number = ''): number | undefined {
  if (option === undefined) return undefined;
  if (/^[1-9]\d{0,3}$/.test(number)) return Number(number);
  throw new Error('--keep demande un nombre, comme 14 / --keep needs a number, like 14');
}
