import type { Settings } from '@site/api-platform/config';
import { Database } from '@site/api-platform/persistence';
import { KINDS } from '../kinds';
import { inNewContext } from './in-context';

/** Fills an empty site with the demonstration data set; leaves each kind that has content as it is. */
export async function seed(settings: Settings): Promise<void> {
  await inNewContext(settings, async (services) => {
    const database = services.get(Database);
    for (const [table, { demonstration }] of Object.entries(KINDS)) {
      const { size, called } = demonstration;
      const [row] = await database.query<{ found: boolean }>(`select exists (select from ${table}) as found`);
      if (row?.found === true) {
        console.log(
          `Des ${called.fr} existent déjà : rien n’a été ajouté. / There are ${called.en} already: nothing was added.`,
        );
        continue;
      }
      await database.atomically(() => demonstration.publish(services));
      console.log(`Démonstration : ${size} ${called.fr} / ${size} demonstration ${called.en} added`);
    }
  });
}
