export { answerOnce } from './answer-once';
export { IdempotencyStore } from './idempotency-store';
export type { Claim, IdempotentRequest, StoredAnswer } from './idempotency-store';
export { AcceptsIdempotencyKey, IdempotencyInterceptor, Idempotent } from './idempotent.decorator';
export { InMemoryIdempotencyStore } from './in-memory.idempotency-store';
export { PostgresIdempotencyStore } from './postgres.idempotency-store';
