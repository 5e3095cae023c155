import { TablePages, type Database } from '@site/api-platform/persistence';

/** The pages of projects on the site. */
export class ProjectPages extends TablePages {
  constructor(database: Database) {
    super(database, { table: 'projects', folder: '/projects', name: 'id' });
  }
}
