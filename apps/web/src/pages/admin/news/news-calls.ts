import {
  createNewsItem,
  getGetNewsItemUrl,
  httpWithEtag,
  removeNewsItem,
  reviseNewsItem,
  type NewsItem,
} from '@site/api-client';
import { newsDay } from '@site/vocabulary';
import type { RecordCalls } from '../editing/record-kind';
import type { RemovalCalls } from '../removal/use-removal';
import type { NewsValues } from './news-rules';

const read = (id: string) => httpWithEtag<NewsItem>(getGetNewsItemUrl(id), { cache: 'no-store' });

/** Only the day is sent: the server adds the time, of today or of the day that stands, and has the right clock. */
function bodyOf(values: NewsValues) {
  return {
    ...values,
    published_at: values.published_at || null,
    image_url: values.image_url || null,
  };
}

export const newsCalls: RecordCalls<NewsItem, NewsValues> & RemovalCalls = {
  kind: 'news',
  read,
  readEtag: async (id) => (await read(id)).etag,
  create: (values, key) => createNewsItem(bodyOf(values), { headers: { 'Idempotency-Key': key } }),
  revise: (id, values, etag) => reviseNewsItem(id, bodyOf(values), { headers: { 'If-Match': etag } }),
  remove: (id, etag) => removeNewsItem(id, { headers: { 'If-Match': etag } }),
  valuesOf: ({ id: _id, slug: _slug, published_at, image_url, ...texts }) => ({
    ...texts,
    published_at: newsDay(new Date(published_at)),
    image_url: image_url ?? '',
  }),
};
