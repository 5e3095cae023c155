export { Pace } from './pace';
export { JobQueue } from './job-queue';
export { traced } from './traced';
export type { Job, QueuedWork } from './job-queue';
