export { findServer } from './find-server.ts';
export { SERVER_KINDS } from './server-kinds.ts';
export type { ServerKind } from './server-kinds.ts';
export { startObjectStore } from './start-object-store.ts';
export type { ObjectStore } from './start-object-store.ts';
