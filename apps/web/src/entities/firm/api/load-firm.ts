import { firmInLanguage } from '@site/vocabulary';
import type { FirmInLanguage } from '@site/vocabulary';
import { localeOf } from '../../../shared/i18n';
import type { LoadContext } from '../../../shared/page';
import { frenchTypography } from '../../../shared/text';

/** A rendered page brings the facts with it: the client of the API loads when they are read again, not before. */
export async function loadFirm(context: LoadContext): Promise<FirmInLanguage> {
  const firm = await (await import('./read-firm')).readFirm(context);
  const locale = localeOf(context.i18n);
  const { director_bio: bio, ...facts } = firmInLanguage(firm, locale);
  return { ...facts, director_bio: locale === 'fr' ? frenchTypography(bio) : bio };
}
