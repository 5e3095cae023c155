import type { Publication } from '@site/api-client';
import { PUBLICATIONS } from '@site/vocabulary';
import { inLocale } from '../../../shared/i18n';
import { publishedReader } from '../../../shared/published';
import { describe, summarise, type PublicationDetail, type PublicationSummary } from '../model/publication';
import { SAMPLE_PUBLICATIONS } from '../model/sample-publications';

export const publicationReader = publishedReader<Publication, PublicationSummary, PublicationDetail>({
  kind: PUBLICATIONS,
  size: 12,
  isFiltered: true,
  samples: SAMPLE_PUBLICATIONS,
  summarise: (publications, { locale, isSample }) =>
    publications.map((publication) => summarise(publication, locale, isSample)),
  describe: (publication, { locale, isSample, publicUrl }) => ({
    ...describe(publication, locale, isSample),
    published: publication.created_at,
    address: `${publicUrl}${inLocale(`/resources/${publication.id}`, locale)}`,
  }),
});
