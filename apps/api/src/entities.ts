import { ProjectSchema } from '@site/api-projects';

/** The mapped classes of all modules. */
export const entities = [ProjectSchema];
