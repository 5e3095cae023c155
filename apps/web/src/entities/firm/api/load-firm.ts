import { DEFAULT_LOCALE, firmInLanguage, isLocale } from '@site/vocabulary';
import type { FirmInLanguage } from '@site/vocabulary';
import type { LoadContext } from '../../../shared/page';

/** A rendered page brings the facts with it: the client of the API loads when they are read again, not before. */
export async function loadFirm(context: LoadContext): Promise<FirmInLanguage> {
  const { language } = context.i18n;
  const firm = await (await import('./read-firm')).readFirm(context);
  return firmInLanguage(firm, isLocale(language) ? language : DEFAULT_LOCALE);
}
