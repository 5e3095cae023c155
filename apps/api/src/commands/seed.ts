import { Database, type Settings } from '@site/api-platform';
import { ProjectService } from '@site/api-projects';
import { demonstrationProjects } from './demonstration';
import { inContext } from './in-context';

/** Fills an empty site with the demonstration data set; leaves one with content as it is. */
export async function seed(settings: Settings): Promise<void> {
  await inContext(settings, async (services) => {
    const [row] = await services
      .get(Database)
      .query<{ found: boolean }>('select exists (select from projects) as found');
    if (row?.found === true) {
      console.log(
        'Des projets existent déjà : rien n’a été ajouté. / There are projects already: nothing was added.',
      );
      return;
    }
    // Newest first is the order of the list, so the first of the set is published last.
    for (const draft of demonstrationProjects.toReversed()) await services.get(ProjectService).publish(draft);
    console.log(
      `${demonstrationProjects.length} projets de démonstration ajoutés / demonstration projects added`,
    );
  });
}
