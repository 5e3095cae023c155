export { findServer } from './find-server.ts';
export { SERVER_KINDS } from './server-kinds.ts';
export { startObjectStore, type ObjectStore } from './start-object-store.ts';
