import type { Page } from '../../shared/page';
import { wordedFor } from '../../shared/text';
import { isQuote, subjectOf, type ContactData } from './model/contact-data';
import { ContactPage } from './ui/contact-page';

export const contactPage: Page<ContactData, 'sujet'> = {
  namespaces: ['contact'],
  load: ({ context, search }) =>
    Promise.resolve({
      subject: subjectOf(search.sujet),
      submitted: context.submitted ?? null,
    }),
  head: (t, { subject }, { name, city, phone, email }) => ({
    title: t(isQuote(subject) ? 'contact:quote.title' : 'contact:head.title'),
    description: t('contact:head.description', {
      firm: name,
      city,
      ways: Object.entries({ phone, email })
        .filter(([, known]) => known !== null)
        .map(([way]) => `, ${t(`contact:direct.${way}`).toLowerCase()}`)
        .join(''),
      ...wordedFor(phone),
    }),
    keywords: t('contact:head.keywords'),
  }),
  Component: ContactPage,
};
