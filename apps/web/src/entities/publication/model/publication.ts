import type { Publication } from '@site/api-client';
import { PUBLICATIONS, type Locale } from '@site/vocabulary';
import { inOneLanguage, type InOneLanguage } from '../../../shared/published';
import { excerpt, preview } from '../../../shared/text';

type Shown = InOneLanguage<typeof PUBLICATIONS>;

/** A publication with its full description as HTML, in one language. */
export interface PublicationDetail extends Omit<Shown, 'file_url' | 'file_size'> {
  id: string;
  /** The beginning of the description. */
  intro: string;
  downloads: number;
  /** As in '1.25 MB'; absent where nobody said. */
  size?: string;
  /** Its document is here and can be downloaded; absent, the document is asked for. */
  hasFile?: true;
  /** Invented: not a record of the firm, and not for search engines. */
  isSample?: true;
  /** Instant, UTC ISO 8601, when it came out here. */
  published: string;
  /** Absolute address of its page. */
  address: string;
}

/** What a card shows of a publication. */
export type PublicationSummary = Omit<PublicationDetail, 'description' | 'published' | 'address'>;

const introLength = 180;

export function describe(publication: Publication, locale: Locale, isSample: boolean) {
  const { file_url, file_size, ...shown } = inOneLanguage(PUBLICATIONS, publication, locale);
  return {
    id: publication.id,
    ...shown,
    intro: preview(shown.description, introLength),
    downloads: publication.downloads,
    // So little that it rounds to nothing is no size to be shown.
    ...(file_size && file_size !== '0.00 MB' && { size: file_size }),
    ...(file_url && { hasFile: true as const }),
    ...(isSample && { isSample: true as const }),
  };
}

export function summarise(publication: Publication, locale: Locale, isSample: boolean): PublicationSummary {
  const { description, ...summary } = describe(publication, locale, isSample);
  // In lists it has no marks.
  return { ...summary, intro: excerpt(description.replace(/\s+/g, ' ').trim(), introLength) };
}
