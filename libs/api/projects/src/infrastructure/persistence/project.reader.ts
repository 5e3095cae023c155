import { ContentReader } from '@site/api-platform/content';
import type { PROJECTS } from '@site/vocabulary';

/** Reads projects as the API shows them. */
export abstract class ProjectReader extends ContentReader<typeof PROJECTS> {}
