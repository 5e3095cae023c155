import { DomainError, Journal } from '@site/api-kernel';
import type { Settings } from '@site/api-platform/config';
import { cleanEmail, isEmail } from '@site/vocabulary';
import { PersonalDataRegistry } from '../personal-data-registry';
import { NO_ADDRESS } from './administer';
import { inContext } from './in-context';
import { linesOfTally } from './tally-lines';

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
  if (!/^[^\s@]+@[^\s@]+$/.test(cleanEmail(email))) throw new Error(NO_ADDRESS);
  await inContext(settings, async (services) => {
    const held = services.get(PersonalDataRegistry);
    const about = await held.about(email);
    // What is refused today may be held from former times; but nobody is to believe that nothing is held of a typing error.
    if (!isEmail(email) && Object.values(about).every(({ length }) => length === 0))
      throw new Error(NO_ADDRESS);
    if (verb === 'export') {
      await services.get(Journal).note('exported', 'personal_data', {});
      console.log(JSON.stringify({ email, ...about }, null, 2));
      return;
    }
    const tally = await erase(held, email);
    await services.get(Journal).note('erased', 'personal_data', {});
    console.log(`Effacé / erased\n${linesOfTally(tally).join('\n')}`);
  });
}

async function erase(held: PersonalDataRegistry, email: string) {
  try {
    return await held.erase(email);
  } catch (error) {
    const isLast = error instanceof DomainError && error.code === 'last_admin';
    throw isLast ? new Error(LAST_ADMINISTRATOR) : error;
  }
}
