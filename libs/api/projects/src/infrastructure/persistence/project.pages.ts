import { TablePages, type Database } from '@site/api-platform/persistence';
import { PROJECT_PAGES } from '@site/vocabulary';

/** The pages of projects on the site. */
export class ProjectPages extends TablePages {
  constructor(database: Database) {
    super(database, { table: 'projects', ...PROJECT_PAGES });
  }
}
