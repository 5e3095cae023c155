import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';

/** Starts something before the tests of a suite and ends it after them. What is answered is filled then. */
export function startedOnce<Made extends object>(
  start: () => Promise<Made>,
  end: (made: Made) => Promise<unknown>,
): Made {
  const made = {} as Made;
  beforeAll(async () => void Object.assign(made, await start()));
  afterAll(async () => void (await end(made)));
  return made;
}

/** The same anew for each test. */
export function startedForEach<Made extends { close(): Promise<unknown> }>(start: () => Promise<Made>): Made {
  const made = {} as Made;
  beforeEach(async () => void Object.assign(made, await start()));
  afterEach(async () => void (await made.close()));
  return made;
}
