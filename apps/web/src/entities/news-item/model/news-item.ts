import type { NewsItem } from '@site/api-client';
import { NEWS, newsDay, type Locale } from '@site/vocabulary';
import { inOneLanguage, pictureFacts } from '../../../shared/published';
import { excerpt } from '../../../shared/text';
import type { PictureFacts } from '../../../shared/ui/picture';

/** Characters that a card shows of an item's text (specification §9). */
const excerptLength = 150;

/** Chronicles of a river, in turn, where items have no picture. */
const drawings = 3;

interface Shown {
  slug: string;
  title: string;
  /** Day of publication in Abidjan, `YYYY-MM-DD`. */
  day: string;
  /** Root-relative; null where the drawing stands in. */
  image: string | null;
  imageFacts?: PictureFacts;
  /** Number of its drawing. */
  drawing: number;
}

/** What a card shows of a news item, in one language. */
export interface NewsSummary extends Shown {
  excerpt: string;
}

/** An item with its whole text, in one language. */
export interface NewsDetail extends Shown {
  /** HTML. */
  content: string;
  /** ISO 8601. */
  publishedAt: string;
}

/** Each item has a drawing of its own choice; in a list none follows itself. */
export function summarise(items: readonly NewsItem[], locale: Locale): NewsSummary[] {
  let before: number | undefined;
  return items.map((item) => {
    const { content, publishedAt: _publishedAt, drawing: own, ...rest } = describe(item, locale);
    before = own === before ? (own % drawings) + 1 : own;
    const line = content.replace(/\s+/g, ' ').trim();
    return { ...rest, drawing: before, excerpt: excerpt(line, excerptLength).replace(/\s+…$/, '…') };
  });
}

export function describe(item: NewsItem, locale: Locale): NewsDetail {
  const { slug, published_at: publishedAt } = item;
  const { image_url, ...shown } = inOneLanguage(NEWS, item, locale);
  const day = newsDay(new Date(publishedAt));
  const imageFacts = pictureFacts(item.files, 'image_url', locale);
  return {
    slug,
    ...shown,
    publishedAt,
    day,
    image: image_url ?? null,
    ...(imageFacts && { imageFacts }),
    drawing: drawingOf(slug),
  };
}

function drawingOf(slug: string): number {
  const sum = [...slug].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7);
  return (sum % drawings) + 1;
}
