import { Repository } from '@site/api-kernel';
import type { NewsItem } from '../domain/news-item';

export abstract class NewsItemRepository extends Repository<NewsItem> {}
