import { describe, expect, it } from '@jest/globals';
import { FairQueue } from './fair-queue';

/** Notes what begins in which turn of the event loop; each piece of work takes so many milliseconds. */
function diary(milliseconds = 8) {
  const turns: string[][] = [];
  let time = 0;
  const now = (): number => time;
  const note = (name: string) => (): void => {
    turns.at(-1)?.push(name);
    time += milliseconds;
  };
  async function pass(amount: number): Promise<string[]> {
    for (let turn = 0; turn < amount; turn += 1) {
      turns.push([]);
      await new Promise(setImmediate);
    }
    return turns.splice(0).map((names) => names.join(' '));
  }
  const done = async (): Promise<string[]> => (await pass(60)).filter((names) => names !== '');
  return { note, now, pass, done };
}

describe('the fair queue', () => {
  it('begins one piece of heavy work in a turn of the event loop, and lets turns pass after it', async () => {
    const { note, now, pass } = diary();
    const queue = new FairQueue(10, now);
    for (const name of ['a', 'b', 'c']) void queue.enter('one').turn.then(note(name));
    const turns = await pass(30);
    expect(turns.join(',')).toMatch(/^,*a,{4,}b,{4,}c,*$/);
  });

  it('begins light work together until a turn has lasted long enough', async () => {
    const { note, now, done } = diary(0.7);
    const queue = new FairQueue(10, now);
    for (const name of ['a', 'b', 'c', 'd']) void queue.enter('one').turn.then(note(name));
    expect(await done()).toEqual(['a b c', 'd']);
  });

  it('counts all that a piece does at once, however many promises that takes', async () => {
    const { note, now, done } = diary();
    const queue = new FairQueue(10, now);
    const work = async (name: string): Promise<void> => {
      await queue.enter('one').turn;
      for (let step = 0; step < 50; step += 1) await new Promise<void>((go) => process.nextTick(go));
      note(name)();
    };
    void work('a');
    void work('b');
    expect(await done()).toEqual(['a', 'b']);
  });

  it('serves clients in rotation, whoever has asked for how much', async () => {
    const { note, now, done } = diary();
    const queue = new FairQueue(10, now);
    for (const name of ['a1', 'a2', 'a3', 'a4']) void queue.enter('a').turn.then(note(name));
    for (const name of ['b1', 'b2']) void queue.enter('b').turn.then(note(name));
    void queue.enter('c').turn.then(note('c1'));
    expect(await done()).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('goes on with what has begun before anything new begins', async () => {
    const { note, now, done } = diary();
    const queue = new FairQueue(10, now);
    void queue.enter('a').turn.then(note('new'));
    void queue.resume().then(note('first'));
    void queue.resume().then(note('second'));
    expect(await done()).toEqual(['first', 'second', 'new']);
  });

  it('forgets who has gone', async () => {
    const { note, now, done } = diary();
    const queue = new FairQueue(2, now);
    const gone = queue.enter('a');
    void gone.turn.then(note('gone'));
    void queue.enter('b').turn.then(note('b'));
    gone.leave();
    gone.leave();
    void queue.enter('c').turn.then(note('c'));
    expect(await done()).toEqual(['b', 'c']);
    expect(queue.length).toBe(0);
  });

  it('leaves alone who has had his turn', async () => {
    const { note, now, done } = diary();
    const queue = new FairQueue(1, now);
    const begun = queue.enter('a');
    void begun.turn.then(note('a'));
    expect(await done()).toEqual(['a']);
    void queue.enter('a').turn.then(note('again'));
    begun.leave();
    expect(await done()).toEqual(['again']);
  });

  it('refuses when too many wait: the newest of the client with the most', async () => {
    const { note, now, done } = diary();
    const queue = new FairQueue(3, now);
    const refused: string[] = [];
    const enter = (client: string, name: string): void => {
      queue
        .enter(client)
        .turn.then(note(name), ({ code }: { code: string }) => refused.push(`${name} ${code}`));
    };
    for (const name of ['a1', 'a2', 'a3', 'a4']) enter('a', name);
    enter('b', 'b1');
    enter('b', 'b2');
    expect(await done()).toEqual(['a1', 'b1', 'a2']);
    expect(refused.toSorted()).toEqual(['a3', 'a4', 'b2'].map((name) => `${name} dependency_unavailable`));
  });
});
