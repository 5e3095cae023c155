import { CountingIdGenerator, FixedClock } from '@site/api-kernel/testing';
import { behavesLikeAnIdentityStore } from './testing/identity-store.contract';
import { InMemoryIdentityStore } from './testing/in-memory-identity.store';

const [clock, ids] = [new FixedClock(), new CountingIdGenerator()];

behavesLikeAnIdentityStore({
  store: () => new InMemoryIdentityStore(clock),
  nextId: () => ids.next(),
  pass: async (seconds) => clock.advance(seconds * 1000),
});
