export { AWA, HERE, identity } from './testing/identity';
export { InMemoryIdentityStore } from './testing/in-memory-identity.store';
export { QuickPasswordHasher } from './testing/quick-password-hasher';
export { RecordedIdentityLog } from './testing/recorded-identity.log';
