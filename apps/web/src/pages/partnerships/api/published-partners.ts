import type { Locale } from '@site/vocabulary';
import type { LoadContext } from '../../../shared/page';
import type { Paged } from '../../../shared/reading';
import type { PartnerSummary } from '../model/partner';

/** A page of them, newest first, or six examples; undefined for a page that there is not. */
export async function readPartners(
  context: LoadContext,
  locale: Locale,
  page: number,
): Promise<Paged<PartnerSummary> | undefined> {
  // A rendered page brings its partners with it: the client of the API loads when something is read, not before.
  return (await import('./read-published')).readPartners(context, locale, page);
}
