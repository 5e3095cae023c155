export { answerOnce } from './answer-once';
export { IdempotencyStore } from './idempotency-store';
export { AcceptsIdempotencyKey, Idempotent } from './idempotent.decorator';
export { PostgresIdempotencyStore } from './postgres.idempotency-store';
