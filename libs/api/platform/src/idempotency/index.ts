export { answerOnce } from './answer-once';
export { IdempotencyStore, type Claim, type IdempotentRequest, type StoredAnswer } from './idempotency-store';
export { AcceptsIdempotencyKey, IdempotencyInterceptor, Idempotent } from './idempotent.decorator';
export { PostgresIdempotencyStore } from './postgres.idempotency-store';
