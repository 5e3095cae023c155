import type { Publication } from '@site/api-client';
import type { Locale } from '@site/vocabulary';
import { excerpt } from '../../../shared/text';

/** What a card shows of a publication, in one language. */
export interface PublicationSummary {
  id: string;
  title: string;
  /** The beginning of the description. */
  intro: string;
  type: string;
  category: string;
  /** Language of the document. */
  language: string;
  date: string;
  downloads: number;
  /** As in '1.25 MB'; absent where nobody said. */
  size?: string;
  /** Its document is here and can be downloaded; absent, the document is asked for. */
  hasFile?: true;
  /** Invented: not a record of the firm, and not for search engines. */
  isSample?: true;
}

/** A publication with its full description, in one language. */
export interface PublicationDetail extends PublicationSummary {
  description: string;
  /** Instant, UTC ISO 8601, when it came out here. */
  published: string;
  /** Absolute address of its page. */
  address: string;
}

const introLength = 180;

export function descriptionOf(publication: Publication, locale: Locale): string {
  return locale === 'fr' ? publication.description_fr : publication.description_en;
}

export function summarise(publication: Publication, locale: Locale, isSample: boolean): PublicationSummary {
  const { id, type, category, language, date, downloads, file_url, file_size } = publication;
  return {
    id,
    title: locale === 'fr' ? publication.title_fr : publication.title_en,
    intro: excerpt(descriptionOf(publication, locale).replace(/\s+/g, ' ').trim(), introLength),
    type,
    category,
    language,
    date,
    downloads,
    ...(file_size && { size: file_size }),
    ...(file_url && { hasFile: true }),
    ...(isSample && { isSample: true }),
  };
}
