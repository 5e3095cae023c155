import { setTimeout as pause } from 'node:timers/promises';

/** Makes anew what is kept at an address; ends once that is done. */
export type Renew = (address: string) => Promise<unknown>;

/** So many times as long as the last one took is for who asks meanwhile. */
const REST = 3;
/** Milliseconds: where everything takes long, a change is to be seen soon all the same. */
const LONGEST_REST_MS = 50;

/** One address after the other, with a rest in between: nobody waits for any of them. */
export function inTurn(renew: Renew): Renew {
  let turn: Promise<unknown> = Promise.resolve();
  return (address) => {
    const renewed = turn.then(async () => {
      const began = performance.now();
      await renew(address);
      return performance.now() - began;
    });
    turn = renewed.catch(() => 0).then((took) => pause(Math.min(REST * took, LONGEST_REST_MS)));
    return renewed;
  };
}
