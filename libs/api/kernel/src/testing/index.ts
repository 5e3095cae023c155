export { CountingRateLimiter } from './counting-rate-limiter';
export { describeEditing } from './editing-contract';
export {
  anEdit,
  CountedDerivedData,
  CountingIdGenerator,
  FixedClock,
  KnownUploadedFiles,
  RecordedContentChanges,
  RecordedJournal,
} from './fixed-inputs';
export { InMemoryRepository } from './in-memory-repository';
export { describeRepository } from './repository-contract';
export { startedForEach, startedOnce } from './started-once';
export { processorTime } from './processor-time';
