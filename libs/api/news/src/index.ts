export { NewsService } from './application/news.service';
export type { NewsItemDraft } from './domain/news-item';
export { newsDraftOf } from './infrastructure/http/news-item.dto';
export { NewsItemSchema } from './infrastructure/persistence/news-item.mapping';
export { NewsModule } from './news.module';
export { NewsReader } from './infrastructure/persistence/news.reader';
export { NewsPages } from './infrastructure/persistence/news.pages';
export { NEWS_COLUMNS, NEWS_SHOWN } from './infrastructure/persistence/news.reader';
