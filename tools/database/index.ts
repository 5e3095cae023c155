export { freePort } from './free-port.ts';
export { runningDatabase, startDatabase } from './start-database.ts';
export type { Database, DatabaseUrls } from './start-database.ts';
export { codeOf, reasonOf, StartError } from './start-error.ts';
export { keepJwtSecret } from './secrets.ts';
export { holderOf, isLock, takeLock, type Lock, type Purpose } from './lock.ts';
export {
  createTemporaryDatabase,
  migratedTemplate,
  sharedCluster,
  shareCluster,
  startTemporaryCluster,
} from './temporary.ts';
export { startStandby } from './standby.ts';
export type { TemporaryDatabase } from './temporary.ts';
