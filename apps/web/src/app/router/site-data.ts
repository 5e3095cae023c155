import { NEWEST_NEWS, publishedNews } from '../../entities/news-item';
import type { AppContext } from '../app-context';

/** What the frame of every page knows. */
export interface SiteData {
  /** Whether there is public news to link to. */
  hasNews: boolean;
}

export async function loadSite({ context }: { context: AppContext }): Promise<SiteData> {
  const { total } = await publishedNews.newest(context, NEWEST_NEWS);
  return { hasNews: total > 0 };
}
