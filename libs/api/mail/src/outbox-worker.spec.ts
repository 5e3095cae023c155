import { beforeEach, describe, expect, it } from '@jest/globals';
import { RecordedContentChanges } from '@site/api-kernel/testing';
import { setTimeout as pause } from 'node:timers/promises';
import type { Outbox } from './application/outbox';
import { OutboxWorker } from './infrastructure/outbox/outbox-worker';

const NEVER = 60_000;

let changes: RecordedContentChanges;
let readiness: { migrated: boolean };
let lines: string[];
let due: number;
let sent: number;
let trouble: Error | undefined;

beforeEach(() => {
  [changes, readiness, lines] = [new RecordedContentChanges(), { migrated: true }, []];
  [due, sent, trouble] = [0, 0, undefined];
});

function aWorker({ isOpen = true, look = NEVER, slowness = 0, end = NEVER } = {}): OutboxWorker {
  const outbox = {
    isOpen,
    sendNext: async () => {
      if (trouble !== undefined) throw trouble;
      if (due === 0) return false;
      due -= 1;
      await pause(slowness);
      sent += 1;
      return true;
    },
  } as Outbox;
  const log = { warn: (_: object, message: string) => void lines.push(message) };
  const worker = new OutboxWorker({ outbox, changes, readiness, log, waits: { look, end } });
  worker.onApplicationBootstrap();
  return worker;
}
const written = (count: number): void => {
  due += count;
  changes.announce('outgoing_letters');
};

describe('the worker of the outbox', () => {
  it('sends all that is due as soon as a letter is written', async () => {
    aWorker();
    written(3);
    await pause(20);
    expect(sent).toBe(3);
  });

  it('misses no letter that is written while it works', async () => {
    aWorker({ slowness: 10 });
    written(1);
    await pause(5);
    written(1);
    await pause(60);
    expect(sent).toBe(2);
  });

  it('looks for letters that nobody told of', async () => {
    const worker = aWorker({ look: 5 });
    due = 2;
    await pause(50);
    expect(sent).toBe(2);
    await worker.beforeApplicationShutdown();
  });

  it('does nothing without a mail server, or before the schema is there', async () => {
    aWorker({ isOpen: false });
    readiness.migrated = false;
    aWorker();
    written(1);
    await pause(20);
    expect(sent).toBe(0);
  });

  it('says once that it cannot work, and goes on when it can', async () => {
    aWorker();
    trouble = new Error('no database');
    for (let told = 0; told < 3; told += 1) {
      written(1);
      await pause(5);
    }
    expect(lines).toEqual(['letters cannot be worked on']);
    trouble = undefined;
    written(0);
    await pause(20);
    expect(sent).toBe(3);
  });

  it('ends after the letter under way, and takes no other', async () => {
    const worker = aWorker({ slowness: 30 });
    written(3);
    await pause(5);
    await worker.beforeApplicationShutdown();
    expect(sent).toBe(1);
    await pause(60);
    expect(sent).toBe(1);
  });

  it('does not wait for a mail server that says nothing', async () => {
    const worker = aWorker({ slowness: 400, end: 20 });
    written(1);
    await pause(5);
    const begun = performance.now();
    await worker.beforeApplicationShutdown();
    expect(performance.now() - begun).toBeLessThan(300);
  });
});
