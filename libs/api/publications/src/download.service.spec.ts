import { beforeEach, describe, expect, it } from '@jest/globals';
import { RecordedContentChanges } from '@site/api-kernel/testing';
import { DownloadService } from './application/download.service';
import { InMemoryDownloadCounter } from './testing';

const [GUIDE, REPORT] = ['01900000-0000-7000-8000-000000000001', '01900000-0000-7000-8000-000000000002'];

let downloads: Map<string, number>;
let counter: InMemoryDownloadCounter;
let changes: RecordedContentChanges;
let service: DownloadService;

beforeEach(() => {
  downloads = new Map();
  counter = new InMemoryDownloadCounter(downloads);
  changes = new RecordedContentChanges();
  service = new DownloadService(counter, changes);
});

describe('counting downloads', () => {
  it('has counted and told of it when it returns', async () => {
    for (const times of [1, 2, 3]) {
      await service.count(GUIDE);
      expect([downloads.get(GUIDE), changes.announced.length]).toEqual([times, times]);
    }
    expect(changes.announced).toContain('publications');
  });

  it('counts a thousand at once exactly, and writes those together that come while another is written', async () => {
    await Promise.all(Array.from({ length: 1_000 }, () => service.count(GUIDE)));
    expect(downloads.get(GUIDE)).toBe(1_000);
    expect(counter.statements.length).toBeLessThan(10);
  });

  it('writes one after the other, each with all that waited', async () => {
    const done: string[] = [];
    const first = service.count(GUIDE).then(() => done.push('first'));
    let go = (): void => undefined;
    counter.pause = new Promise((resolve) => (go = resolve));
    await Promise.resolve();
    const later = [1, 2, 3].map((one) => service.count(GUIDE).then(() => done.push(`later ${one}`)));
    expect(done).toEqual([]);
    go();
    await Promise.all([first, ...later]);
    expect(counter.statements).toEqual([1, 3]);
    expect(done[0]).toBe('first');
  });

  it('keeps publications apart', async () => {
    await Promise.all([service.count(GUIDE), service.count(REPORT), service.count(REPORT)]);
    expect(Object.fromEntries(downloads)).toEqual({ [GUIDE]: 1, [REPORT]: 2 });
  });

  it('says so when it cannot count, and counts afterwards what it owes, once', async () => {
    counter.failure = new Error('out of reach');
    const lost = await Promise.allSettled([service.count(GUIDE), service.count(GUIDE)]);
    expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(changes.announced).toEqual([]);
    counter.failure = undefined;
    await service.count(GUIDE);
    expect(downloads.get(GUIDE)).toBe(3);
    await service.count(GUIDE);
    expect(downloads.get(GUIDE)).toBe(4);
  });
});
