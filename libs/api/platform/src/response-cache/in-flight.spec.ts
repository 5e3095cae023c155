import type { ServerResponse } from 'node:http';
import { EventEmitter } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { InFlight } from './in-flight';

const responseOf = (): ServerResponse => new EventEmitter() as ServerResponse;

describe('what is being made', () => {
  it('is found by its address and the latest change, until it is over', async () => {
    const inFlight = new InFlight();
    const response = responseOf();
    inFlight.begin('/page', 3, response);
    expect(inFlight.find('/other', 3)).toBeUndefined();
    expect(inFlight.find('/page', 4)).toBeUndefined();
    const over = inFlight.find('/page', 3);
    inFlight.end(response);
    await over;
    expect(inFlight.find('/page', 3)).toBeUndefined();
  });

  it('is over when its response is, and ends nothing that was begun after it', async () => {
    const inFlight = new InFlight();
    const [former, latter] = [responseOf(), responseOf()];
    inFlight.begin('/page', 3, former);
    const over = inFlight.find('/page', 3);
    inFlight.begin('/page', 4, latter);
    former.emit('close');
    await over;
    expect(inFlight.find('/page', 4)).toBeDefined();
  });

  it('is joined by nobody once it takes longer than a second', () => {
    let now = 0;
    const inFlight = new InFlight(() => now);
    inFlight.begin('/page', 3, responseOf());
    now = 999;
    expect(inFlight.find('/page', 3)).toBeDefined();
    now = 1_000;
    expect(inFlight.find('/page', 3)).toBeUndefined();
  });
});
