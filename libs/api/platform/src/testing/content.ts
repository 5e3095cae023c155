export { describeContentRows } from './content-rows.contract';
export { samplesOf } from './content-samples';
export { counts, InMemoryContentReader, NONE_UNFORMATTED, toldTo } from './in-memory-content-reader';
