export { NEWEST_NEWS, publishedNews } from './api/published-news';
export type { NewsDetail, NewsSummary } from './model/news-item';
export { NewsCard } from './ui/news-card';
export { NewsDay } from './ui/news-day';
export { NewsPicture } from './ui/news-picture';
