export { attemptKey, isRefusal, type AttemptKey } from './attempt-key';
export { newIdempotencyKey } from './idempotency-key';
