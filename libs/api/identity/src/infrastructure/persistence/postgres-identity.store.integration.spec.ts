import { afterAll, beforeAll } from '@jest/globals';
import { UuidV7Generator } from '@site/api-platform';
import { freshDatabase, type FreshDatabase } from '@site/api-platform/testing';
import { behavesLikeAnIdentityStore } from '../../testing/identity-store.contract';
import { letTimePass } from '../../testing/let-time-pass';
import { PostgresIdentityStore } from './postgres-identity.store';

let fresh: FreshDatabase;
const ids = new UuidV7Generator();

beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.close());

behavesLikeAnIdentityStore({
  store: () => new PostgresIdentityStore(fresh.database),
  nextId: () => ids.next(),
  pass: (seconds) => letTimePass(fresh.database, seconds),
});
