import { ContentEditing, demandOwnFiles } from '@site/api-kernel';
import type { Clock, ContentChanges, IdGenerator, UploadedFiles } from '@site/api-kernel';
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
}
