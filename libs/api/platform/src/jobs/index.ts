export { Pace } from './pace';
export { isInterrupted, ProcessEnds } from './interrupted';
export { INTERVALS, JobQueue, type Job, type QueuedWork } from './job-queue';
export { traced } from './traced';
