import { SUBSCRIBE_TEXTS } from '../../features/subscribe';
import type { Page } from '../../shared/page';
import { personal, posted, type Posted } from './model/posted';
import { linkPage } from './ui/link-page';
import { NewsletterPage } from './ui/newsletter-page';

const namespaces = [SUBSCRIBE_TEXTS];

/** The newsletter block on a page of its own, which also answers the block's form without script. */
export const newsletterPage: Page<Posted> = {
  namespaces,
  load: posted,
  head: (t, _data, firm) => ({
    title: t('newsletter:page.title'),
    description: t('newsletter:page.description', { firm: firm.name }),
    noIndex: true,
  }),
  Component: NewsletterPage,
};

/** Where the link of a confirmation letter leads: opening it does nothing, the button does. */
export const confirmPage: Page<Posted> = {
  namespaces,
  load: personal,
  head: (t) => ({
    title: t('newsletter:confirm.title'),
    description: t('newsletter:confirm.description'),
    noIndex: true,
  }),
  Component: linkPage('confirm'),
};

/** Where the link to leave leads, in every letter. */
export const unsubscribePage: Page<Posted> = {
  namespaces,
  load: personal,
  head: (t) => ({
    title: t('newsletter:unsubscribe.title'),
    description: t('newsletter:unsubscribe.description'),
    noIndex: true,
  }),
  Component: linkPage('unsubscribe'),
};
