import type { Page } from '../../shared/page';
import { listHead, pageNumber, type Paged } from '../../shared/reading';
import { publishedPartners, type PartnerSummary } from '../../entities/partner';
import { PartnershipsPage } from './ui/partnerships-page';

/** Null: the list has no such page. */
export const partnershipsPage: Page<Paged<PartnerSummary> | null, 'page'> = {
  namespaces: ['partnerships'],
  load: ({ context, search }) => publishedPartners.page(context, pageNumber(search)),
  head: (t, shown) =>
    listHead(t, shown, {
      path: '/partnerships',
      title: t('partnerships:title'),
      description: t('partnerships:headDescription'),
    }),
  Component: PartnershipsPage,
};
