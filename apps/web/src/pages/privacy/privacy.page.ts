import type { Page } from '../../shared/page';
import { PrivacyPage } from './ui/privacy-page';

export const privacyPage: Page<null> = {
  namespaces: ['privacy'],
  head: (t, _data, firm) => ({
    title: t('privacy:head.title'),
    description: t('privacy:head.description', { firm: firm.name }),
    keywords: t('privacy:head.keywords'),
  }),
  Component: PrivacyPage,
};
