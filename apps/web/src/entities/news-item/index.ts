export { readNewestNews, readPublishedNews, readPublishedNewsItem } from './api/published-news';
export type { NewsDetail, NewsSummary, ShownNews } from './model/news-item';
export { NewsCard } from './ui/news-card';
export { NewsDay } from './ui/news-day';
export { NewsPicture } from './ui/news-picture';
