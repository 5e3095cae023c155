export { CountingIdGenerator, FixedClock, KnownUploadedFiles, RecordedContentChanges } from './fixed-inputs';
export { InMemoryRepository } from './in-memory-repository';
export { describeRepository } from './repository-contract';
export type { RepositoryContract } from './repository-contract';
