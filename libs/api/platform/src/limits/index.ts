export { AnonymousReadGuard } from './anonymous-read.guard';
export { clientKey } from './client-address';
export { InMemoryRateLimiter, PostgresRateLimiter } from './flexible.rate-limiter';
export { ClientLimitGuard, LimitedBy } from './limited-by.decorator';
export { showAllowance } from './rate-limit-fields';
