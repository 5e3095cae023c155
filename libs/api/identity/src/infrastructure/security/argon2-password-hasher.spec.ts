import { describe, expect, it } from '@jest/globals';
import { processorTime } from '@site/api-kernel/testing';
import { Argon2PasswordHasher } from './argon2-password-hasher';

const hasher = new Argon2PasswordHasher();

describe('the password hasher', () => {
  it('makes argon2id hashes of 19 MiB and two passes, each with its own salt', async () => {
    const [first, second] = await Promise.all([hasher.hash('pluie-de-mars'), hasher.hash('pluie-de-mars')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(second).not.toBe(first);
  });

  it('knows the password again, byte for byte and to its last character', async () => {
    const long = ` ${'é'.repeat(125)}A `;
    const hash = await hasher.hash(long);
    expect(await hasher.verify(hash, long)).toBe(true);
    for (const other of [long.trim(), long.toLowerCase(), long.normalize('NFD'), long.slice(0, -1)]) {
      expect(await hasher.verify(hash, other)).toBe(false);
    }
  });

  it('spends the same time where there is no account', async () => {
    const hash = await hasher.hash('pluie-de-mars');
    let [known, unknown] = [0, 0];
    for (let round = 0; round < 15; round += 1) {
      known += await processorTime(() => hasher.verify(hash, 'crue-de-juillet'));
      unknown += await processorTime(() => hasher.verify(undefined, 'crue-de-juillet'));
    }
    expect(await hasher.verify(undefined, 'crue-de-juillet')).toBe(false);
    const ratio = unknown / known;
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.7);
  });

  it('works on so many at a time, lets so many wait and sends the others away', async () => {
    const small = new Argon2PasswordHasher({ atOnce: 1, waiting: 2 });
    const all = await Promise.allSettled(
      ['one', 'two', 'three', 'four', 'five'].map((one) => small.hash(one)),
    );
    expect(all.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    const refused = all[4] as PromiseRejectedResult;
    expect(refused.reason).toMatchObject({ code: 'dependency_unavailable', retryAfter: 5 });
    expect(await small.hash('later')).toMatch(/^\$argon2id/);
  });

  it('leaves the event loop free meanwhile', async () => {
    let busy = true;
    const hashes = Array.from({ length: 20 }, () => hasher.hash('pluie-de-mars'));
    void Promise.all(hashes).then(() => (busy = false));
    let turns = 0;
    for (; busy; turns += 1) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(turns).toBeGreaterThan(hashes.length);
  });
});
