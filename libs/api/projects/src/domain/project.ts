import { describedBy } from '@site/api-kernel';
import { PROJECTS } from '@site/vocabulary';

/** A project of the firm (specification §3). */
export class Project extends describedBy(PROJECTS) {}
