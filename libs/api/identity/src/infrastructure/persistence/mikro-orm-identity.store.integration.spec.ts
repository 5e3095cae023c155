import { UuidV7Generator } from '@site/api-platform/persistence';
import { databaseOfSuite } from '@site/api-platform/testing';
import { behavesLikeAnIdentityStore } from '../../testing/identity-store.contract';
import { letTimePass } from '../../testing/let-time-pass';
import { identityEntities } from './identity.mappings';
import { MikroOrmIdentityStore } from './mikro-orm-identity.store';

const fresh = databaseOfSuite(identityEntities);
const ids = new UuidV7Generator();

behavesLikeAnIdentityStore({
  store: () => new MikroOrmIdentityStore(fresh.database, fresh.orm),
  nextId: () => ids.next(),
  pass: (seconds) => letTimePass(fresh.database, seconds),
});
