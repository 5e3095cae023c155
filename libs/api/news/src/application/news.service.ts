import { demandVersion, DomainError, Edit, violation } from '@site/api-kernel';
import type { Clock, ContentChanges, IdGenerator, SeenVersions, UploadedFiles } from '@site/api-kernel';
import { NewsItem, type NewsItemDraft } from '../domain/news-item';
import type { NewsItemRepository } from './news-item.repository';

/** What the firm does with its news. */
export class NewsService {
  constructor(
    private readonly news: NewsItemRepository,
    private readonly files: UploadedFiles,
    private readonly changes: ContentChanges,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** @param editor id of the user who writes it; null when it is not a person */
  async publish(draft: NewsItemDraft, editor: string | null): Promise<NewsItem> {
    const item = new NewsItem(this.ids.next(), draft, new Edit(editor, this.clock.now()));
    await this.demandOwnImage(draft.imageUrl);
    await this.news.add(item);
    this.changes.announce('news');
    return item;
  }

  async revise(id: string, draft: NewsItemDraft, seen: SeenVersions, editor: string): Promise<NewsItem> {
    const item = await this.news.get(id);
    demandVersion(item, seen);
    if (draft.imageUrl !== item.imageUrl) await this.demandOwnImage(draft.imageUrl);
    item.revise(draft, new Edit(editor, this.clock.now()));
    await this.news.save(item);
    this.changes.announce('news');
    return item;
  }

  async withdraw(id: string, seen: SeenVersions): Promise<void> {
    const item = await this.news.get(id);
    demandVersion(item, seen);
    await this.news.remove(item);
    this.changes.announce('news');
  }

  private async demandOwnImage(url: string | null): Promise<void> {
    if (url === null || (await this.files.has('news-images', url))) return;
    throw new DomainError('validation_failed', { violations: [violation('/image_url', 'file_url_foreign')] });
  }
}
