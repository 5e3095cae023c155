import { describe, expect, it } from '@jest/globals';
import type {
  Claim,
  IdempotencyStore,
  IdempotentRequest,
  StoredAnswer,
} from '../idempotency/idempotency-store';

const answer: StoredAnswer = { status: 201, headers: { ETag: '"v1"' }, body: '{"id":"é"}' };
const failure = (code: string): object => ({ code });

/** What every `IdempotencyStore` does; `wait` lets so many seconds pass for it. */
export function behavesLikeIdempotencyStore(
  make: () => IdempotencyStore,
  wait: (seconds: number) => Promise<void>,
): void {
  let requests = 0;
  const aRequest = (): IdempotentRequest => {
    requests += 1;
    return { scope: 'scope', key: `key ${requests}`, fingerprint: 'f'.padEnd(43, 'f') };
  };
  const claimed = async (store: IdempotencyStore, request: IdempotentRequest, hold = 60): Promise<string> => {
    const claim: Claim = await store.claim(request, hold);
    return claim.kind === 'claimed' ? claim.claim : (expect(claim).toBe('claimed') as never);
  };

  const settle = (store: IdempotencyStore, request: IdempotentRequest, claim: string, as = answer) =>
    store.settle(request, claim, async () => ({ value: 'done', answer: as }));

  describe('as an idempotency store', () => {
    it('answers a repetition with the first answer', async () => {
      const [store, request] = [make(), aRequest()];
      expect(await settle(store, request, await claimed(store, request))).toBe('done');
      expect(await store.claim(request, 60)).toEqual({ kind: 'answered', answer });
    });

    it('remembers an answer without a body', async () => {
      const [store, request] = [make(), aRequest()];
      const empty = { status: 204, headers: {}, body: null };
      await settle(store, request, await claimed(store, request), empty);
      expect(await store.claim(request, 60)).toEqual({ kind: 'answered', answer: empty });
    });

    it('refuses a repetition while the first request runs', async () => {
      const [store, request] = [make(), aRequest()];
      await claimed(store, request);
      await expect(store.claim(request, 60)).rejects.toMatchObject(failure('idempotency_in_progress'));
    });

    it('refuses a key that was used for something else', async () => {
      const [store, request] = [make(), aRequest()];
      await claimed(store, request);
      const other = { ...request, fingerprint: 'g'.padEnd(43, 'g') };
      await expect(store.claim(other, 60)).rejects.toMatchObject(failure('idempotency_key_reused'));
    });

    it('tells the same key of different callers or routes apart', async () => {
      const [store, request] = [make(), aRequest()];
      await claimed(store, request);
      await claimed(store, { ...request, scope: 'another scope' });
    });

    it('frees the key of a request that failed', async () => {
      const [store, request] = [make(), aRequest()];
      await store.release(request, await claimed(store, request));
      await claimed(store, request);
    });

    it('forgets a request that never came to an end, whose late work then counts for nothing', async () => {
      const [store, request] = [make(), aRequest()];
      const lost = await claimed(store, request, 1);
      await wait(1.1);
      const second = await claimed(store, request, 60);
      await expect(settle(store, request, lost)).rejects.toMatchObject(failure('idempotency_in_progress'));
      await store.release(request, lost);
      await store.hold(request, lost, 60);
      await expect(store.claim(request, 60)).rejects.toMatchObject(failure('idempotency_in_progress'));
      await settle(store, request, second);
      expect(await store.claim(request, 60)).toEqual({ kind: 'answered', answer });
    });

    it('holds the key of a request that is long at work', async () => {
      const [store, request] = [make(), aRequest()];
      const claim = await claimed(store, request, 1);
      await store.hold(request, claim, 60);
      await wait(1.1);
      await expect(store.claim(request, 60)).rejects.toMatchObject(failure('idempotency_in_progress'));
      await settle(store, request, claim);
    });

    it('leaves the key with a request whose work fails, until it is freed', async () => {
      const [store, request] = [make(), aRequest()];
      const claim = await claimed(store, request);
      const failing = store.settle(request, claim, () => Promise.reject(new TypeError('no')));
      await expect(failing).rejects.toThrow('no');
      await expect(store.claim(request, 60)).rejects.toMatchObject(failure('idempotency_in_progress'));
      await store.release(request, claim);
      await claimed(store, request);
    });
  });
}
