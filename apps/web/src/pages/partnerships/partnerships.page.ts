import { isLocale } from '@site/vocabulary';
import type { Page } from '../../shared/page';
import { listHead, pageNumber } from '../../shared/reading';
import type { Paged } from '../../shared/reading';
import { readPartners } from './api/published-partners';
import type { PartnerSummary } from './model/partner';
import { PartnershipsPage } from './ui/partnerships-page';

/** Null: the list has no such page. */
export const partnershipsPage: Page<Paged<PartnerSummary> | null> = {
  namespaces: ['partnerships'],
  async load({ context, search }) {
    const locale = isLocale(context.i18n.language) ? context.i18n.language : 'fr';
    return (await readPartners(context, locale, pageNumber(search))) ?? null;
  },
  head: (t, shown) =>
    listHead(t, shown, {
      path: '/partnerships',
      title: t('partnerships:title'),
      description: t('partnerships:headDescription'),
    }),
  Component: PartnershipsPage,
};
