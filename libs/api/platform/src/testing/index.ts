export { Collector, saidOf, type ExportedSpan } from './collector';
export { databaseOfSuite, emptyDatabase, freshDatabase, type FreshDatabase } from './fresh-database';
export { InMemoryIdempotencyStore } from './in-memory.idempotency-store';
export { plansOf } from './plans';
export { craftArchive, partsOf, type ArchiveParts } from './crafted-archive';
