import { afterAll, beforeAll } from '@jest/globals';
import { UuidV7Generator } from '@site/api-platform/persistence';
import { freshDatabase, type FreshDatabase } from '@site/api-platform/testing';
import { behavesLikeAnIdentityStore } from '../../testing/identity-store.contract';
import { letTimePass } from '../../testing/let-time-pass';
import { identityEntities } from './identity.mappings';
import { MikroOrmIdentityStore } from './mikro-orm-identity.store';

let fresh: FreshDatabase;
const ids = new UuidV7Generator();

beforeAll(async () => {
  fresh = await freshDatabase(identityEntities);
});
afterAll(() => fresh.close());

behavesLikeAnIdentityStore({
  store: () => new MikroOrmIdentityStore(fresh.database, fresh.orm),
  nextId: () => ids.next(),
  pass: (seconds) => letTimePass(fresh.database, seconds),
});
