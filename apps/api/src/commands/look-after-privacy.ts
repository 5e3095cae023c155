import { DomainError } from '@site/api-kernel';
import type { Settings } from '@site/api-platform';
import { HeldPersonalData } from '../held-personal-data';
import { inContext } from './in-context';
import { linesOfTally } from './tally-lines';

const NO_ADDRESS = 'Ce n’est pas une adresse email. / This is no e-mail address.';
const LAST_ADMINISTRATOR =
  'C’est le dernier administrateur : nommez-en un autre d’abord ; rien n’a été effacé. / ' +
  'This is the last administrator: grant the role to another first; nothing was erased.';

/** Tells all that is held of an address, or erases it. */
export async function lookAfterPrivacy(
  settings: Settings,
  verb: 'export' | 'erase',
  address: string,
): Promise<void> {
  const email = address.trim();
  // Less would be found in texts that have nothing to do with it.
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new Error(NO_ADDRESS);
  await inContext(settings, async (services) => {
    const held = services.get(HeldPersonalData);
    if (verb === 'export') {
      console.log(JSON.stringify({ email, ...(await held.about(email)) }, null, 2));
      return;
    }
    console.log(`Effacé / erased\n${linesOfTally(await erase(held, email)).join('\n')}`);
  });
}

async function erase(held: HeldPersonalData, email: string) {
  try {
    return await held.erase(email);
  } catch (error) {
    const isLast = error instanceof DomainError && error.code === 'last_admin';
    throw isLast ? new Error(LAST_ADMINISTRATOR) : error;
  }
}
