export { describeContentRows } from './content-rows.contract';
export { samplesOf } from './content-samples';
export { InMemoryContentReader } from './in-memory-content-reader';
