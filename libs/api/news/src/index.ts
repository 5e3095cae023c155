export { NewsService } from './application/news.service';
export type { NewsItemDraft } from './domain/news-item';
export { newsDraftOf } from './infrastructure/http/news-item.dto';
export { NewsItemSchema } from './infrastructure/persistence/news-item.mapping';
export { NewsModule } from './news.module';
export { NEWS_COLUMNS, NEWS_SHOWN, NewsReader } from './infrastructure/persistence/news.reader';
