import { NewsService } from '@site/api-news';
import { PartnerService } from '@site/api-partners';
import { Database, type Settings } from '@site/api-platform';
import { ProjectService } from '@site/api-projects';
import { PublicationService } from '@site/api-publications';
import { demonstrationProjects } from './demonstration';
import { demonstrationNews } from './demonstration-news';
import { demonstrationPartners } from './demonstration-partners';
import { demonstrationPublications } from './demonstration-publications';
import { inContext } from './in-context';

interface Kind {
  readonly table: string;
  readonly fr: string;
  readonly en: string;
}

/** Fills an empty site with the demonstration data set; leaves each kind that has content as it is. */
export async function seed(settings: Settings): Promise<void> {
  await inContext(settings, async (services) => {
    const database = services.get(Database);
    const projects = services.get(ProjectService);
    await fill(
      database,
      { table: 'projects', fr: 'projets', en: 'projects' },
      demonstrationProjects,
      (draft) => projects.publish(draft, null),
    );
    const publications = services.get(PublicationService);
    await fill(
      database,
      { table: 'publications', fr: 'publications', en: 'publications' },
      demonstrationPublications,
      (draft) => publications.publish(draft, null),
    );
    const partners = services.get(PartnerService);
    await fill(
      database,
      { table: 'partners', fr: 'partenaires', en: 'partners' },
      demonstrationPartners,
      (draft) => partners.publish(draft, null),
    );
    const news = services.get(NewsService);
    await fill(database, { table: 'news', fr: 'actualités', en: 'news' }, demonstrationNews, (draft) =>
      news.publish(draft, null),
    );
  });
}

async function fill<Draft>(
  database: Database,
  { table, fr, en }: Kind,
  drafts: readonly Draft[],
  publish: (draft: Draft) => Promise<unknown>,
): Promise<void> {
  const [row] = await database.query<{ found: boolean }>(`select exists (select from ${table}) as found`);
  if (row?.found === true) {
    console.log(
      `Des ${fr} existent déjà : rien n’a été ajouté. / There are ${en} already: nothing was added.`,
    );
    return;
  }
  // Newest first is the order of the list, so the first of the set is published last.
  for (const draft of drafts.toReversed()) await publish(draft);
  console.log(`Démonstration : ${drafts.length} ${fr} / ${drafts.length} demonstration ${en} added`);
}
