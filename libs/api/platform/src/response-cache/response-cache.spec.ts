import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Answer } from './answer';
import { ResponseCache } from './response-cache';

const anAnswer = (body = 'text'): Answer => new Answer({ body, contentType: 'text/plain', headers: [] });

describe('ResponseCache', () => {
  it('finds an answer by its exact address', () => {
    const kept = new ResponseCache();
    const answer = anAnswer();
    kept.keep('/projects?limit=2', answer, { kinds: ['projects'], seen: kept.latestChange });
    expect(kept.find('/projects?limit=2')).toBe(answer);
    expect(kept.find('/projects')).toBeUndefined();
  });

  it('forgets the answers that show what has changed, and only those', () => {
    const kept = new ResponseCache();
    kept.keep('/projects', anAnswer(), { kinds: ['projects'], seen: kept.latestChange });
    kept.keep('/', anAnswer(), { kinds: ['news', 'projects'], seen: kept.latestChange });
    kept.keep('/news', anAnswer(), { kinds: ['news'], seen: kept.latestChange });
    kept.forget('projects');
    expect(['/projects', '/', '/news'].filter((address) => kept.find(address))).toEqual(['/news']);
  });

  it('never keeps an answer that was read before a change', () => {
    const kept = new ResponseCache();
    const seen = kept.latestChange;
    kept.forget('projects');
    expect(kept.keep('/projects', anAnswer(), { kinds: ['projects'], seen })).toBe(false);
    expect(kept.keep('/news', anAnswer(), { kinds: ['news'], seen })).toBe(true);
    expect(kept.keep('/projects', anAnswer(), { kinds: ['projects'], seen: kept.latestChange })).toBe(true);
  });

  it('keeps nothing, and nothing read meanwhile, while nobody tells of changes', () => {
    const kept = new ResponseCache();
    kept.keep('/projects', anAnswer(), { kinds: ['projects'], seen: kept.latestChange });
    kept.distrust();
    const seen = kept.latestChange;
    expect(kept.find('/projects')).toBeUndefined();
    expect(kept.keep('/projects', anAnswer(), { kinds: ['projects'], seen })).toBe(false);
    kept.trust();
    expect(kept.keep('/projects', anAnswer(), { kinds: ['projects'], seen })).toBe(false);
    expect(kept.keep('/projects', anAnswer(), { kinds: ['projects'], seen: kept.latestChange })).toBe(true);
  });

  it('gives up the answers that nobody asked for the longest when memory is full', () => {
    const each = anAnswer().bytes + '/a'.length;
    const kept = new ResponseCache({ capacity: 3 * each });
    for (const address of ['/a', '/b', '/c']) kept.keep(address, anAnswer(), { kinds: [], seen: 0 });
    kept.find('/a');
    kept.keep('/d', anAnswer(), { kinds: [], seen: 0 });
    expect(['/a', '/b', '/c', '/d'].filter((address) => kept.find(address))).toEqual(['/a', '/c', '/d']);
    expect(kept.usedBytes).toBe(3 * each);
  });

  it('counts the addresses, too, in whatever it keeps', async () => {
    const capacity = 1_000_000;
    const kept = new ResponseCache({ capacity });
    for (let index = 0; index < 1_000; index += 1) {
      const answer = anAnswer('long '.repeat(200));
      const address = `/${String(index).padStart(8_000, 'a')}`;
      kept.keep(address, answer, { kinds: [], seen: 0 });
      await answer.inEncoding('br');
      kept.measureAgain(address, answer);
    }
    expect(kept.size * 8_000).toBeLessThan(capacity);
    expect(kept.size).toBeGreaterThan(50);
    kept.forgetAll();
    expect(kept.usedBytes).toBe(0);
  });

  it('gives up an answer when its time is over', async () => {
    const kept = new ResponseCache();
    kept.keep('/news', anAnswer(), { kinds: ['news'], seen: 0, life: 20 });
    kept.keep('/projects', anAnswer(), { kinds: ['projects'], seen: 0, life: 60_000 });
    expect(kept.find('/news')).toBeDefined();
    await new Promise((resolve) => setTimeout(resolve, 25));
    expect(kept.find('/news')).toBeUndefined();
    expect(kept.find('/projects')).toBeDefined();
    expect(kept.size).toBe(1);
  });

  it('refuses an answer that is too large for it', () => {
    const kept = new ResponseCache({ largest: 10_000 });
    expect(kept.keep('/a', anAnswer('x'.repeat(10_000)), { kinds: [], seen: 0 })).toBe(false);
  });

  it('counts the compressed forms that were made later', async () => {
    const kept = new ResponseCache();
    const answer = anAnswer('long '.repeat(1_000));
    kept.keep('/a', answer, { kinds: [], seen: 0 });
    const before = kept.usedBytes;
    await answer.inEncoding('br');
    kept.measureAgain('/a', answer);
    expect(kept.usedBytes).toBeGreaterThan(before);
    kept.forgetAll();
    expect(kept.usedBytes).toBe(0);
  });

  it('keeps nothing when it is switched off', () => {
    const kept = new ResponseCache({ enabled: false });
    expect(kept.keep('/a', anAnswer(), { kinds: [], seen: 0 })).toBe(false);
    expect(kept.size).toBe(0);
  });

  describe('a page that is served while it is made anew', () => {
    const page = anAnswer('before');
    const RENEWED = { kinds: ['projects'], servedWhileRenewed: true } as const;
    let renewals: (() => void)[];
    let kept: ResponseCache;

    const renew = (): Promise<number> => {
      const { promise, resolve } = Promise.withResolvers<number>();
      const seen = kept.latestChange;
      renewals.push(() => resolve(seen));
      return promise;
    };
    const ask = (address = '/projects') => kept.find(address) ?? kept.findStale(address, renew);
    const keep = (answer = page, life?: number) =>
      kept.keep('/projects', answer, { ...RENEWED, seen: kept.latestChange, life });
    const crowd = (asks = 11) => Array.from({ length: asks }, () => ask());
    const endRenewal = async (): Promise<void> => {
      renewals.at(-1)?.();
      await jest.advanceTimersByTimeAsync(0);
    };

    beforeEach(() => {
      jest.useFakeTimers({ now: 0 });
      renewals = [];
      kept = new ResponseCache();
      keep();
    });
    afterEach(() => void jest.useRealTimers());

    it('is shown to a crowd as it was, made anew once, and then shown as it is', async () => {
      crowd();
      kept.forget('projects');
      expect([ask(), ask(), renewals.length]).toEqual([page, page, 1]);
      const made = anAnswer('after');
      keep(made);
      await endRenewal();
      expect([ask(), ask(), renewals.length]).toEqual([made, made, 1]);
    });

    it.each([
      ['that ten ask for in a second', 10, 0],
      ['that had a crowd two seconds ago', 11, 2_000],
    ])('is made anew for everybody at an address %s', (_, asks, later) => {
      crowd(asks);
      jest.advanceTimersByTime(later);
      kept.forget('projects');
      expect([ask(), ask(), kept.size]).toEqual([undefined, undefined, 0]);
    });

    it('is made anew for who looks after each change, however often', () => {
      for (let change = 0; change < 20; change += 1) {
        expect(crowd(3)).toEqual([page, page, page]);
        kept.forget('projects');
        expect(ask()).toBeUndefined();
        keep();
      }
    });

    it('is gone once what was made is not kept, like that there is nothing any more', async () => {
      crowd();
      kept.forget('projects');
      expect(ask()).toBe(page);
      await endRenewal();
      expect([ask(), kept.size]).toEqual([undefined, 0]);
    });

    it('is made once more when it has changed again meanwhile', async () => {
      crowd();
      kept.forget('projects');
      ask();
      kept.forget('projects');
      await endRenewal();
      expect([ask(), ask(), renewals.length]).toEqual([page, page, 2]);
    });

    it('is shown for five seconds after the first change at most', () => {
      crowd();
      kept.forget('projects');
      jest.advanceTimersByTime(3_000);
      kept.forget('projects');
      jest.advanceTimersByTime(1_999);
      expect(ask()).toBe(page);
      jest.advanceTimersByTime(1);
      expect([ask(), kept.size]).toEqual([undefined, 0]);
    });

    it('is not shown beyond its own end', () => {
      keep(page, 100);
      crowd();
      kept.forget('projects');
      expect(ask()).toBe(page);
      jest.advanceTimersByTime(100);
      expect(ask()).toBeUndefined();
    });

    it('is nobody’s while nobody tells of changes', () => {
      crowd();
      kept.distrust();
      expect([ask(), renewals.length]).toEqual([undefined, 0]);
    });
  });
});
