import type { PUBLICATIONS } from '@site/vocabulary';
import { publishedPublications, type PublicationSummary } from '../../entities/publication';
import { SUBSCRIBE_TEXTS } from '../../features/subscribe';
import type { Page } from '../../shared/page';
import { listHead, pageNumber, type Paged, type SearchName } from '../../shared/reading';
import { ResourcesPage } from './ui/resources-page';

/** Null: the list has no such page. */
export const resourcesPage: Page<Paged<PublicationSummary> | null, SearchName<typeof PUBLICATIONS>> = {
  namespaces: ['resources', 'lists', SUBSCRIBE_TEXTS],
  load: ({ context, search }) => publishedPublications.page(context, pageNumber(search), search),
  head: (t, shown) =>
    listHead(t, shown, {
      path: '/resources',
      title: t('resources:list.title'),
      description: t('resources:list.headDescription'),
    }),
  Component: ResourcesPage,
};
