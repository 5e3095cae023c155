import { ContentEditing, demandOwnFiles, type EditingParts, type UploadedFiles } from '@site/api-kernel';
import { NEWS } from '@site/vocabulary';
import { NewsItem, type NewsItemDraft } from '../domain/news-item';
import type { NewsItemRepository } from './news-item.repository';

/** What the firm does with its news. */
export class NewsService {
  readonly editing: ContentEditing<NewsItem, NewsItemDraft>;

  constructor(repository: NewsItemRepository, files: UploadedFiles, ...parts: EditingParts) {
    this.editing = new ContentEditing(parts, {
      kind: NEWS.name,
      repository,
      create: (id, draft, edit) => new NewsItem(id, draft, edit),
      prepare: demandOwnFiles(files, NEWS),
    });
  }
}
