import { TablePages, type Database } from '@site/api-platform/persistence';
import { PUBLICATION_PAGES } from '@site/vocabulary';

/** The pages of publications on the site. */
export class PublicationPages extends TablePages {
  constructor(database: Database) {
    super(database, {
      table: 'publications',
      ...PUBLICATION_PAGES,
      feed: { at: 'created_at', text: 'description' },
    });
  }
}
