export { FixedCallers } from './fixed-callers';
export { emptyDatabase, freshDatabase } from './fresh-database';
export type { FreshDatabase } from './fresh-database';
export { httpApp } from './http-app';
export type { HttpAppParts } from './http-app';
export { plansOf } from './plans';
