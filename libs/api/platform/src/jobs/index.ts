export { Pace } from './pace';
export { JobQueue, type Job, type QueuedWork } from './job-queue';
export { traced } from './traced';
