import type { TFunction } from 'i18next';
import { publishedPublications, type PublicationDetail } from '../../entities/publication';
import type { Page, PageHead } from '../../shared/page';
import { NO_SUCH_PAGE } from '../../shared/reading';
import { preview } from '../../shared/text';
import { report } from './model/report';
import { PublicationPage } from './ui/publication-page';

/** Null: there is no such publication. */
export const publicationPage: Page<PublicationDetail | null> = {
  namespaces: ['resources'],
  load: ({ context, params }) => publishedPublications.record(context, params['id'] ?? ''),
  head: (t, publication) => (publication ? headOf(t, publication) : NO_SUCH_PAGE),
  Component: PublicationPage,
};

function headOf(t: TFunction, publication: PublicationDetail): PageHead {
  const { id, title, description, isSample } = publication;
  const head = { title, description: preview(description) };
  if (isSample) return { ...head, noIndex: true };
  return {
    ...head,
    type: 'article',
    trail: [
      { name: t('resources:list.title'), path: '/resources' },
      { name: title, path: `/resources/${id}` },
    ],
    structured: [report(publication)],
  };
}
