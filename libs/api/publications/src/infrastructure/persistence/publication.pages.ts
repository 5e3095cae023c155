import { TablePages, type Database } from '@site/api-platform/persistence';

/** The pages of publications on the site. */
export class PublicationPages extends TablePages {
  constructor(database: Database) {
    super(database, {
      table: 'publications',
      folder: '/resources',
      name: 'id',
      feed: { at: 'created_at', text: 'description' },
    });
  }
}
