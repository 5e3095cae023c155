import type { Settings } from '@site/api-platform/config';
import { PersonalDataRegistry } from '../personal-data-registry';
import { inContext } from './in-context';
import { linesOfTally } from './tally-lines';

/** Removes what has been held for its time. @param dryRun only tells what would go */
export async function retain(settings: Settings, dryRun: boolean): Promise<void> {
  await inContext(settings, async (services) => {
    const tally = await services.get(PersonalDataRegistry).expire(dryRun);
    console.log(dryRun ? 'À effacer / due for erasure' : 'Effacé / erased');
    console.log(linesOfTally(tally).join('\n'));
  });
}
