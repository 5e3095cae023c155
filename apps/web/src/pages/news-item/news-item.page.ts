import { NEWEST_NEWS, publishedNews, type NewsDetail, type NewsSummary } from '../../entities/news-item';
import { inLocale, localeOf } from '../../shared/i18n';
import type { Page } from '../../shared/page';
import { NO_SUCH_PAGE } from '../../shared/reading';
import { preview } from '../../shared/text';
import { sizedFile } from '../../shared/ui/picture';
import { NewsItemPage } from './ui/news-item-page';

interface Article extends NewsDetail {
  /** Absolute address of the page. */
  address: string;
  /** Absolute address of its picture; null where a drawing stands in. */
  picture: string | null;
  language: string;
  /** The newest others. */
  others: NewsSummary[];
}

/** Null: there is no such item, or it is not public yet. */
export const newsItemPage: Page<Article | null> = {
  namespaces: ['news'],
  async load({ context, params }) {
    const { publicUrl, i18n } = context;
    const locale = localeOf(i18n);
    const item = await publishedNews.record(context, params['slug'] ?? '');
    if (!item) return null;
    const { slug, image } = item;
    const newest = await publishedNews.newest(context, NEWEST_NEWS + 1);
    return {
      ...item,
      address: `${publicUrl}${inLocale(`/news/${slug}`, locale)}`,
      picture: image && new URL(sizedFile(image, 1280), publicUrl).href,
      language: locale,
      others: newest.items.filter((other) => other.slug !== slug).slice(0, NEWEST_NEWS),
    };
  },
  head: (t, article, firm) => {
    if (!article) return NO_SUCH_PAGE;
    const { slug, title, content, publishedAt, image, address, picture, language } = article;
    const firmItself = { '@type': 'Organization', name: firm.name };
    return {
      title,
      description: preview(content),
      type: 'article',
      path: `/news/${slug}`,
      ...(image && { image: sizedFile(image, 1280) }),
      trail: [
        { name: t('news:list.title'), path: '/news' },
        { name: title, path: `/news/${slug}` },
      ],
      structured: [
        {
          '@type': 'Article',
          headline: title,
          description: preview(content),
          datePublished: publishedAt,
          inLanguage: language,
          mainEntityOfPage: address,
          ...(picture && { image: [picture] }),
          author: firmItself,
          publisher: firmItself,
        },
      ],
    };
  },
  Component: NewsItemPage,
};
