import { beforeEach, describe, expect, it } from '@jest/globals';
import type { IdentityStore } from '../application/identity.store';
import { SESSION_LIMITS } from '../domain/session';
import { User } from '../domain/user';

export interface IdentityStoreContract {
  store(): IdentityStore;
  nextId(): string;
  /** Lets time pass for all that is stored. */
  pass(seconds: number): Promise<void>;
}

const [HASH, SUCCESSOR, SALT] = ['11'.repeat(32), '22'.repeat(32), '33'.repeat(32)];
const ADMIN = 'admin';

/** What every `IdentityStore` does; run over memory and over PostgreSQL. */
export function behavesLikeAnIdentityStore(contract: IdentityStoreContract): void {
  describe('a store of identities', () => {
    let store: IdentityStore;
    let count = 0;

    beforeEach(() => {
      store = contract.store();
    });

    const aHash = (): string => String((count += 1)).padStart(64, '0');

    async function aUser(): Promise<User> {
      count += 1;
      const id = contract.nextId();
      const user = new User(id, `user-${count}-${id}@example.org`, 'Awa Koné', `hash of ${id}`);
      expect(await store.transaction((records) => records.addUser(user))).toBe(true);
      return user;
    }

    async function aSession(tokenHash = HASH): Promise<{ user: User; id: string }> {
      const [user, id] = [await aUser(), contract.nextId()];
      await store.transaction((records) => records.openSession({ id, userId: user.id, tokenHash }));
      return { user, id };
    }

    const hold = (hash: string) => store.transaction((records) => records.holdToken(hash));

    it('finds a user by address and by identifier, and nobody else', async () => {
      const user = await aUser();
      expect(await store.userByEmail(user.email)).toEqual(user);
      expect(await store.userById(user.id)).toEqual(user);
      expect(await store.transaction((records) => records.userById(user.id))).toEqual(user);
      expect(await store.userByEmail('nobody@example.org')).toBeUndefined();
      expect(await store.userById(contract.nextId())).toBeUndefined();
    });

    it('takes an address once', async () => {
      const user = await aUser();
      const again = { ...user, id: contract.nextId() };
      expect(await store.transaction((records) => records.addUser(again))).toBe(false);
      expect(await store.userById(again.id)).toBeUndefined();
    });

    it('forgets all that a failed transaction did', async () => {
      const user = new User(contract.nextId(), 'gone@example.org', 'Yao', 'x');
      const failed = store.transaction(async (records) => {
        await records.addUser(user);
        await records.grantRole(user.id, ADMIN);
        throw new RangeError('after the writes');
      });
      await expect(failed).rejects.toBeInstanceOf(RangeError);
      expect(await store.userById(user.id)).toBeUndefined();
    });

    it('changes a password and knows whether one still stands', async () => {
      const user = await aUser();
      await store.transaction(async (records) => {
        expect(await records.keepsPassword(user.id, user.passwordHash)).toBe(true);
        await records.changePassword(user.id, 'next');
      });
      expect((await store.userById(user.id))?.passwordHash).toBe('next');
      expect(await store.transaction((records) => records.keepsPassword(user.id, user.passwordHash))).toBe(
        false,
      );
    });

    it('opens a session with its first token, and tells their ages', async () => {
      const { user, id } = await aSession();
      await contract.pass(100);
      const owned = await store.sessionById(id);
      expect(owned).toMatchObject({
        session: { id, userId: user.id, revoked: false },
        user: { id: user.id },
        roles: [],
      });
      expect(Math.round((owned?.session.age ?? 0) / 10)).toBe(10);
      expect(Math.round((owned?.session.idle ?? 0) / 10)).toBe(10);
      const held = await hold(HASH);
      expect(held?.token).toEqual({ hash: HASH, usedFor: undefined, successorSalt: undefined });
      expect(held?.session.id).toBe(id);
    });

    it('exchanges a token for its successor and notes the use of the session', async () => {
      const { id } = await aSession('44'.repeat(32));
      await contract.pass(100);
      const rotation = { hash: '44'.repeat(32), salt: SALT, successorHash: SUCCESSOR };
      await store.transaction((records) => records.rotate(id, rotation));
      await contract.pass(20);
      const [used, live] = [await hold(rotation.hash), await hold(SUCCESSOR)];
      expect(used?.token.successorSalt).toBe(SALT);
      expect(Math.round((used?.token.usedFor ?? 0) / 10)).toBe(2);
      expect(live?.token.usedFor).toBeUndefined();
      expect(Math.round((live?.session.idle ?? 0) / 10)).toBe(2);
      expect(Math.round((live?.session.age ?? 0) / 10)).toBe(12);
    });

    it('does not know a token that was never stored', async () => {
      expect(await hold('ff'.repeat(32))).toBeUndefined();
    });

    it('ends one session, or all of a user but one', async () => {
      const { user, id } = await aSession('55'.repeat(32));
      const [second, third] = [contract.nextId(), contract.nextId()];
      await store.transaction(async (records) => {
        await records.openSession({ id: second, userId: user.id, tokenHash: '66'.repeat(32) });
        await records.openSession({ id: third, userId: user.id, tokenHash: '77'.repeat(32) });
        await records.endSession(id);
      });
      const revoked = async () =>
        Promise.all([id, second, third].map(async (one) => (await store.sessionById(one))?.session.revoked));
      expect(await revoked()).toEqual([true, false, false]);
      await store.transaction((records) => records.endSessionsOf(user.id, third));
      expect(await revoked()).toEqual([true, true, false]);
      await store.transaction((records) => records.endSessionsOf(user.id));
      expect(await revoked()).toEqual([true, true, true]);
    });

    it('lists the living sessions of a user, the last used first, with the place of that use', async () => {
      const [user, stranger] = [await aUser(), await aUser()];
      const [first, second, ended, foreign] = [1, 2, 3, 4].map(() => contract.nextId()) as [
        string,
        ...string[],
      ];
      const place = { device: 'Firefox · Windows', address: '192.0.2.1' };
      const [hash, successorHash] = [aHash(), aHash()];
      await store.transaction(async (records) => {
        await records.openSession({ id: first, userId: user.id, tokenHash: hash, ...place });
        await records.openSession({ id: second!, userId: user.id, tokenHash: aHash() });
        await records.openSession({ id: ended!, userId: user.id, tokenHash: aHash() });
        await records.openSession({ id: foreign!, userId: stranger.id, tokenHash: aHash() });
        await records.endSession(ended!);
      });
      await contract.pass(100);
      await store.transaction((records) =>
        records.rotate(first, { hash, salt: SALT, successorHash }, '198.51.100.7'),
      );
      const [one, two, ...others] = await store.sessionsOf(user.id);
      expect([one, two]).toMatchObject([
        { id: first, device: 'Firefox · Windows', address: '198.51.100.7' },
        { id: second, device: null, address: null },
      ]);
      expect(others).toEqual([]);
      expect(Date.parse(one!.lastUsedAt) - Date.parse(one!.createdAt)).toBeGreaterThan(90_000);
      await contract.pass(SESSION_LIMITS.idle);
      expect(await store.sessionsOf(user.id)).toEqual([]);
    });

    describe('with links to choose a new password', () => {
      let [first, second] = ['', ''];
      const keep = (userId: string, tokenHash: string, life = 600) =>
        store.transaction((records) => records.keepResetLink({ userId, tokenHash, life }));
      const use = (tokenHash: string) => store.transaction((records) => records.useResetLink(tokenHash));

      beforeEach(() => {
        [first, second] = [aHash(), aHash()];
      });

      it('knows whose link it is, lets it be used once, and tells when it ends', async () => {
        const [user, other] = [await aUser(), await aUser()];
        const [ends, later] = [await keep(user.id, first), await keep(other.id, second, 1_200)];
        expect(Math.round((later.getTime() - ends.getTime()) / 10_000)).toBe(60);
        expect(await store.ownerOfResetLink(first)).toBe(user.id);
        const uses = await Promise.all([use(first), use(first), use(first)]);
        expect(uses.filter((owner) => owner !== undefined)).toEqual([user.id]);
        expect(await store.ownerOfResetLink(first)).toBeUndefined();
        expect(await use(second)).toBe(other.id);
      });

      it('forgets the link before when a new one comes', async () => {
        const user = await aUser();
        await keep(user.id, first);
        await keep(user.id, second);
        expect([await use(first), await use(second)]).toEqual([undefined, user.id]);
      });

      it('takes no link whose time is over', async () => {
        const user = await aUser();
        await keep(user.id, first, 600);
        await contract.pass(601);
        expect([await store.ownerOfResetLink(first), await use(first)]).toEqual([undefined, undefined]);
      });

      it('has no link any more once the password was changed', async () => {
        const user = await aUser();
        await keep(user.id, first);
        await store.transaction((records) => records.changePassword(user.id, 'next'));
        expect(await store.ownerOfResetLink(first)).toBeUndefined();
      });

      it('forgets what a failed transaction did with a link', async () => {
        const user = await aUser();
        await keep(user.id, first);
        const failed = store.transaction(async (records) => {
          await records.useResetLink(first);
          throw new RangeError('after the use');
        });
        await expect(failed).rejects.toBeInstanceOf(RangeError);
        expect(await use(first)).toBe(user.id);
      });
    });

    it('grants a role once and takes it back', async () => {
      const { user, id } = await aSession('88'.repeat(32));
      await Promise.all([1, 2].map(() => store.transaction((records) => records.grantRole(user.id, ADMIN))));
      expect((await store.sessionById(id))?.roles).toEqual([ADMIN]);
      expect(await store.transaction((records) => records.holdersOf(ADMIN))).toContain(user.id);
      await store.transaction((records) => records.removeRole(user.id, ADMIN));
      expect((await store.sessionById(id))?.roles).toEqual([]);
    });
  });
}
