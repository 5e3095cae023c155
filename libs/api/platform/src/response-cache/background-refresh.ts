import { setTimeout as pause } from 'node:timers/promises';

/**
 * Makes anew what is kept at an address; fails when that cannot be told.
 * @returns `latestChange` from before it was begun
 */
export type Refresh = (address: string) => Promise<number>;

/** Milliseconds: a change is told again where it was made, and people who save at once are a few apart. */
const SETTLING_MS = 30;
/** So many times as long as the last one took is for who asks meanwhile. */
const REST = 3;
/** Milliseconds: where everything takes long, a change is to be seen soon all the same. */
const LONGEST_REST_MS = 50;

/**
 * One address after the other, with a rest in between and before the first: nobody waits for any of them.
 * @param rest waits for so many milliseconds
 */
export function refreshOneByOne(renew: Refresh, rest: (ms: number) => Promise<unknown> = pause): Refresh {
  let turn: Promise<unknown> = Promise.resolve();
  return (address) => {
    const settled = performance.now() + SETTLING_MS;
    let began = 0;
    const renewed = turn.then(async () => {
      if (performance.now() < settled) await rest(settled - performance.now());
      began = performance.now();
      return renew(address);
    });
    const end = () => rest(Math.min(REST * (performance.now() - began), LONGEST_REST_MS));
    turn = renewed.then(end, end);
    return renewed;
  };
}
