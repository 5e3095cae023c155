export { Pace } from './pace';
export { JobQueue } from './job-queue';
export type { Job, QueuedWork } from './job-queue';
