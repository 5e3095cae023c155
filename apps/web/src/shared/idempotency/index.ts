export { attemptKey, isRefusal } from './attempt-key';
export type { AttemptKey } from './attempt-key';
export { newIdempotencyKey } from './idempotency-key';
