import { readLater } from '../../../shared/reading';

export const publishedNews = readLater(async () => (await import('./news-reader')).newsReader);

/** How many of the newest are read: one reading serves the frame and the home page. */
export const NEWEST_NEWS = 3;
