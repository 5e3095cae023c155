import { contentControllerOf } from '@site/api-platform/content';
import { NEWS } from '@site/vocabulary';
import { NewsService } from '../../application/news.service';
import { NEWS_SORTS, NEWS_VISIBILITIES, NewsReader } from '../persistence/news.reader';
import { answerOf, newsDraftOf, NewsItemDto, NewsItemInput } from './news-item.dto';

export const NewsController = contentControllerOf(NEWS, {
  service: NewsService,
  reader: NewsReader,
  input: NewsItemInput,
  record: NewsItemDto,
  collection: 'News',
  sorts: NEWS_SORTS,
  visibilities: NEWS_VISIBILITIES,
  draft: newsDraftOf,
  answer: answerOf,
  writes: ['published_at'],
  said: {
    list: 'What will be published later is shown to administrators only, and counted for them only.',
    counted: 'news items',
    absent: 'an absent `image_url` removes the image, an absent `published_at` is now',
  },
});
