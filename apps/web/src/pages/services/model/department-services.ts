import type { FirmInLanguage } from '@site/vocabulary';
import type { TFunction } from 'i18next';
import { DEPARTMENTS } from '../../../shared/config';

/** What the departments offer, for machines: a schema.org list of services in the order of the page. */
export function departmentServices(t: TFunction, { name: firm }: FirmInLanguage): object {
  return {
    '@type': 'ItemList',
    name: t('services:hero.title'),
    numberOfItems: DEPARTMENTS.length,
    itemListElement: DEPARTMENTS.map(({ name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Service',
        name: t(`services:${name}.title`),
        description: t(`services:${name}.text`),
        provider: { '@type': 'Organization', name: firm },
        areaServed: t('services:area'),
      },
    })),
  };
}
