import { contentService } from '@site/api-kernel';
import { NEWS } from '@site/vocabulary';
import { NewsItem } from '../domain/news-item';

/** What the firm does with its news. */
export class NewsService extends contentService(NEWS, NewsItem) {}
