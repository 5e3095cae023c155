import type { NewsReader } from '@site/api-news';
import type { AnnouncedNews } from '@site/api-newsletter';

/** News as visitors see them. */
export class PublishedNews implements AnnouncedNews {
  constructor(private readonly reader: Pick<NewsReader, 'one'>) {}

  async find(id: string): ReturnType<AnnouncedNews['find']> {
    const found = await this.reader.one(id, 'visitors', 'plain');
    if (found === undefined) return undefined;
    const { slug, title_fr, title_en, content_fr, content_en } = found.value;
    const path = `/news/${slug}`;
    return {
      fr: { title: title_fr, content: content_fr, path },
      en: { title: title_en, content: content_en, path },
    };
  }
}
