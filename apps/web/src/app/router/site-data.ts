import { DEFAULT_LOCALE, isLocale } from '@site/vocabulary';
import { readNewestNews } from '../../entities/news-item';
import type { AppContext } from '../app-context';

/** What the frame of every page knows. */
export interface SiteData {
  /** Whether there is public news to link to. */
  hasNews: boolean;
}

export async function loadSite({ context }: { context: unknown }): Promise<SiteData> {
  const { i18n } = context as AppContext;
  const locale = isLocale(i18n.language) ? i18n.language : DEFAULT_LOCALE;
  const { total } = await readNewestNews(context as AppContext, locale);
  return { hasNews: total > 0 };
}
