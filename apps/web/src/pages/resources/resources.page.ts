import { isLocale } from '@site/vocabulary';
import { readPublications } from '../../entities/publication';
import type { PublicationSummary } from '../../entities/publication';
import { SUBSCRIBE_TEXTS } from '../../features/subscribe';
import type { Page } from '../../shared/page';
import { listHead, pageNumber } from '../../shared/reading';
import type { Paged } from '../../shared/reading';
import { ResourcesPage } from './ui/resources-page';

/** Null: the list has no such page. */
export const resourcesPage: Page<Paged<PublicationSummary> | null> = {
  namespaces: ['resources', SUBSCRIBE_TEXTS],
  async load({ context, search }) {
    const locale = isLocale(context.i18n.language) ? context.i18n.language : 'fr';
    return (await readPublications(context, locale, pageNumber(search))) ?? null;
  },
  head: (t, shown) =>
    listHead(t, shown, {
      path: '/resources',
      title: t('resources:list.title'),
      description: t('resources:list.headDescription'),
    }),
  Component: ResourcesPage,
};
