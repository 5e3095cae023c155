import { foldCategory } from '@site/vocabulary';
import type { PublicationDetail } from '../../../entities/publication';
import { preview } from '../../../shared/text';

const languages: Readonly<Record<string, string | readonly string[]>> = {
  fr: 'fr',
  en: 'en',
  bilingue: ['fr', 'en'],
};

/** A publication as search engines read it (schema.org); the head adds who published it. */
export function report(publication: PublicationDetail): object {
  const { title, description, type, category, language, published, address, hasFile, id } = publication;
  const inLanguage = languages[foldCategory(language)];
  return {
    '@type': 'Report',
    '@id': address,
    url: address,
    name: title,
    description: preview(description),
    genre: type,
    about: category,
    datePublished: published,
    ...(inLanguage && { inLanguage }),
    ...(hasFile && {
      encoding: {
        '@type': 'MediaObject',
        encodingFormat: 'application/pdf',
        contentUrl: `${new URL(address).origin}/api/v1/publications/${id}/download`,
      },
    }),
  };
}
