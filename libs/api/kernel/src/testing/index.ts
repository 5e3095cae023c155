export { describeEditing } from './editing-contract';
export type { EditingContract } from './editing-contract';
export {
  anEdit,
  CountingIdGenerator,
  FixedClock,
  KnownUploadedFiles,
  RecordedContentChanges,
} from './fixed-inputs';
export { InMemoryRepository } from './in-memory-repository';
export { describeRepository } from './repository-contract';
export type { RepositoryContract } from './repository-contract';
