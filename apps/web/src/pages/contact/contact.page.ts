import type { Page } from '../../shared/page';
import { subjectOf } from './model/contact-data';
import type { ContactData } from './model/contact-data';
import { ContactPage } from './ui/contact-page';

export const contactPage: Page<ContactData> = {
  namespaces: ['contact'],
  load: ({ context, search }) =>
    Promise.resolve({
      subject: subjectOf(search['sujet']),
      submitted: context.submitted ?? null,
      sent: search['envoye'] === '1',
    }),
  head: (t, _data, firm) => ({
    title: t('contact:head.title'),
    description: t('contact:head.description', { firm: firm.name, city: firm.city }),
    keywords: t('contact:head.keywords'),
  }),
  Component: ContactPage,
};
