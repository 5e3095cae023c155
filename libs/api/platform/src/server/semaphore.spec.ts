import { describe, expect, it } from '@jest/globals';
import { Semaphore } from './semaphore';

describe('turns', () => {
  it('let so many work at once, then the next, and refuse when the queue is full', async () => {
    const turns = new Semaphore(2, 3);
    let [running, most] = [0, 0];
    const work = async () => {
      most = Math.max(most, (running += 1));
      await new Promise((resume) => setTimeout(resume, 5));
      running -= 1;
    };
    const four = Array.from({ length: 4 }, () => turns.take(work));
    expect(turns.full).toBe(false);
    const fifth = turns.take(work);
    expect(turns.full).toBe(true);
    await expect(turns.take(work)).rejects.toMatchObject({ code: 'dependency_unavailable', retryAfter: 5 });
    await Promise.all([...four, fifth]);
    expect([most, turns.full]).toEqual([2, false]);
  });

  it('go on after work that failed', async () => {
    const turns = new Semaphore(1, 1);
    const failing = turns.take(() => Promise.reject(new Error('failed')));
    const next = turns.take(() => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('failed');
    expect(await next).toBe('done');
  });
});
