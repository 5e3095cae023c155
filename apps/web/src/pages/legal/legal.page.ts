import type { Page } from '../../shared/page';
import { LegalPage } from './ui/legal-page';

export const legalPage: Page<null> = {
  namespaces: ['legal'],
  head: (t, _data, firm) => ({
    title: t('legal:head.title'),
    description: t('legal:head.description', { firm: firm.name }),
    keywords: t('legal:head.keywords'),
  }),
  Component: LegalPage,
};
