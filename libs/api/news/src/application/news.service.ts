import { ContentEditing, demandOwnFiles } from '@site/api-kernel';
import type { Clock, ContentChanges, IdGenerator, SeenVersions, UploadedFiles } from '@site/api-kernel';
import { NEWS } from '@site/vocabulary';
import { NewsItem, type NewsItemDraft } from '../domain/news-item';
import type { NewsItemRepository } from './news-item.repository';

/** What the firm does with its news. */
export class NewsService {
  readonly editing: ContentEditing<NewsItem, NewsItemDraft>;

  constructor(
    repository: NewsItemRepository,
    files: UploadedFiles,
    changes: ContentChanges,
    ids: IdGenerator,
    clock: Clock,
  ) {
    this.editing = new ContentEditing({
      kind: NEWS.name,
      repository,
      create: (id, draft, edit) => new NewsItem(id, draft, edit),
      prepare: demandOwnFiles(files, NEWS),
      changes,
      ids,
      clock,
    });
  }

  /** @param editor id of the user who writes it; null when it is not a person */
  publish(draft: NewsItemDraft, editor: string | null): Promise<NewsItem> {
    return this.editing.publish(draft, editor);
  }

  revise(id: string, draft: NewsItemDraft, seen: SeenVersions, editor: string): Promise<NewsItem> {
    return this.editing.revise(id, draft, seen, editor);
  }

  withdraw(id: string, seen: SeenVersions, editor: string): Promise<void> {
    return this.editing.withdraw(id, seen, editor);
  }
}
