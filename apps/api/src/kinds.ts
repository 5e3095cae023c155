import type { EntitySchema } from '@mikro-orm/postgresql';
import type { INestApplicationContext, Type } from '@nestjs/common';
import type { PagedTable } from '@site/api-platform/persistence';
import { editedKind, type EditedKind } from '@site/api-platform/record-lifecycle';
import {
  NEWS_COLUMNS,
  NEWS_SHOWN,
  NewsItemSchema,
  NewsModule,
  newsDraftOf,
  NewsService,
} from '@site/api-news';
import { PartnerSchema, PartnerService, PartnersModule } from '@site/api-partners';
import { ProjectSchema, ProjectService, ProjectsModule } from '@site/api-projects';
import {
  PUBLICATION_TABLE,
  PublicationSchema,
  PublicationService,
  PublicationsModule,
} from '@site/api-publications';
import { NEWS, PARTNERS, PROJECTS, PUBLICATIONS, type ContentKind } from '@site/vocabulary';
import { NEWS_PAGES, PROJECT_PAGES, PUBLICATION_PAGES } from '@site/vocabulary';
import { demonstrationNews } from './commands/demonstration-news';
import { demonstrationPartners } from './commands/demonstration-partners';
import { demonstrationProjects } from './commands/demonstration-projects';
import { demonstrationPublications } from './commands/demonstration-publications';

/** Invented records, in the order of the list. */
interface Demonstration {
  readonly size: number;
  /** What there are then, in both languages. */
  readonly called: { readonly fr: string; readonly en: string };
  publish(services: INestApplicationContext): Promise<void>;
}

/** How its records are edited, whoever edits records of any kind. */
interface Edited {
  readonly service: Type;
  readonly by: (service: never) => EditedKind;
}

interface ContentRow {
  readonly module: Type;
  readonly edited: Edited;
  readonly schema: EntitySchema;
  /** Its records' pages on the site, which search engines and feeds are told of; null: they have none. */
  readonly pages: PagedTable | null;
  readonly demonstration: Demonstration;
  /** What anyone may call. Adding to it is a decision, not a side effect. */
  readonly publicOperations: readonly string[];
}

/** All that the composition root knows of each kind of content. */
export const KINDS = {
  projects: {
    module: ProjectsModule,
    edited: { service: ProjectService, by: ({ editing }: ProjectService) => editedKind(PROJECTS, editing) },
    schema: ProjectSchema,
    pages: { table: 'projects', ...PROJECT_PAGES },
    demonstration: demonstration(ProjectService, demonstrationProjects, { fr: 'projets', en: 'projects' }),
    publicOperations: ['listProjects', 'getProjectFacets', 'listProjectPoints', 'getProject'],
  },
  publications: {
    module: PublicationsModule,
    edited: {
      service: PublicationService,
      by: ({ editing }: PublicationService) =>
        editedKind(PUBLICATIONS, editing, { columns: PUBLICATION_TABLE.columns, counts: ['downloads'] }),
    },
    schema: PublicationSchema,
    pages: {
      table: 'publications',
      ...PUBLICATION_PAGES,
      feed: { at: 'created_at', text: 'description' },
    },
    demonstration: demonstration(PublicationService, demonstrationPublications, {
      fr: 'publications',
      en: 'publications',
    }),
    publicOperations: ['listPublications', 'getPublicationFacets', 'getPublication', 'downloadPublication'],
  },
  partners: {
    module: PartnersModule,
    edited: { service: PartnerService, by: ({ editing }: PartnerService) => editedKind(PARTNERS, editing) },
    schema: PartnerSchema,
    pages: null,
    demonstration: demonstration(PartnerService, demonstrationPartners, {
      fr: 'partenaires',
      en: 'partners',
    }),
    publicOperations: ['listPartners', 'getPartnerFacets', 'getPartner'],
  },
  news: {
    module: NewsModule,
    edited: {
      service: NewsService,
      by: ({ editing }: NewsService) =>
        editedKind(NEWS, editing, {
          draft: newsDraftOf,
          more: ['published_at'],
          visibilities: NEWS_SHOWN,
          columns: NEWS_COLUMNS,
        }),
    },
    schema: NewsItemSchema,
    pages: {
      table: 'news',
      ...NEWS_PAGES,
      publicFrom: 'published_at',
      feed: { at: 'published_at', text: 'content' },
    },
    demonstration: demonstration(NewsService, demonstrationNews, { fr: 'actualités', en: 'news' }),
    publicOperations: ['listNews', 'getNewsItemFacets', 'getNewsItem', 'getNewsItemBySlug'],
  },
} as const satisfies Record<ContentKind, ContentRow>;

/** The rows, in the order in which people meet the kinds. */
export const CONTENT: readonly ContentRow[] = Object.values(KINDS);

function demonstration<Draft>(
  service: Type<{ readonly editing: { publish(draft: Draft, editor: null): Promise<unknown> } }>,
  drafts: readonly Draft[],
  called: Demonstration['called'],
): Demonstration {
  return {
    size: drafts.length,
    called,
    publish: async (services) => {
      // Newest first is the order of the list, so the first is published last.
      for (const draft of drafts.toReversed()) {
        await services.get(service).editing.publish(draft, null);
      }
    },
  };
}
