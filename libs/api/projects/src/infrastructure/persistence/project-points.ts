import { whereAsked, type SearchRequest } from '@site/api-platform/content';
import { readQueued, type Database } from '@site/api-platform/persistence';
import { PROJECTS } from '@site/vocabulary';
import type { ProjectPointDto } from '../http/project.dto';

/** More would hide each other on any map. */
export const MOST_POINTS = 500;

/** Reads where public projects are. */
export class ProjectPoints {
  constructor(private readonly database: Pick<Database, 'query' | 'queryExpensive'>) {}

  /** Those that a list of the same search and filters has, newest first; what has no point is left out. */
  list(asked: SearchRequest<typeof PROJECTS>): Promise<ProjectPointDto[]> {
    const { where, values } = whereAsked(PROJECTS, asked, [
      'projects.point is not null',
      'not projects.hidden',
    ]);
    const text = `select id, title_fr, title_en, point from projects where ${where}
      order by created_at desc, id desc limit ${MOST_POINTS}`;
    return readQueued(this.database, true, (query) => query<ProjectPointDto>(text, values));
  }
}
