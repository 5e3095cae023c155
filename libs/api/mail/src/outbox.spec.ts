import { beforeEach, describe, expect, it } from '@jest/globals';
import { LetterWriter, type Letter } from '@site/api-kernel';
import { FixedClock } from '@site/api-kernel/testing';
import { LetterWriters } from './application/letter-writers';
import { Mailer, type Delivery } from './application/mailer';
import { Outbox } from './application/outbox';
import { ServerWatch } from './application/server-watch';
import { WaitingLetters, type WaitingLetter } from './application/waiting-letters';

const LETTER: Letter = { to: 'awa@example.org', subject: 'Bonjour', text: 'Bonjour', html: '<p>Bonjour</p>' };
const ROW: WaitingLetter = { id: 'l1', kind: 'greeting', about: 'r1', attempts: 3, age: 20 };

class Waiting extends WaitingLetters {
  rows: WaitingLetter[] = [ROW];
  readonly postponed: [string, number, string][] = [];
  /** Whether each letter was taken before its time. */
  readonly early: boolean[] = [];
  hastened = 0;

  async take(kinds: readonly string[], early: boolean): Promise<WaitingLetter | undefined> {
    this.early.push(early);
    return this.rows.find(({ kind }) => kinds.includes(kind));
  }

  async remove({ id }: WaitingLetter): Promise<void> {
    this.rows = this.rows.filter((row) => row.id !== id);
  }

  async postpone({ id }: WaitingLetter, seconds: number, code: string): Promise<void> {
    this.postponed.push([id, seconds, code]);
    this.rows = this.rows.filter((row) => row.id !== id);
  }

  async hasten(): Promise<void> {
    this.hastened += 1;
  }
}

class Post extends Mailer {
  readonly available = true;
  readonly sent: [Letter, string | undefined][] = [];
  delivery: Delivery = 'sent';

  async send(letter: Letter, name?: string): Promise<Delivery> {
    this.sent.push([letter, name]);
    return this.delivery;
  }
}

class Greeting extends LetterWriter {
  readonly kind = 'greeting';
  letters: readonly Letter[] | 'later' | Error = [LETTER];

  async write(about: string): Promise<readonly Letter[] | 'later'> {
    if (this.letters instanceof Error) throw this.letters;
    return about === ROW.about ? this.letters : [];
  }
}

let waiting: Waiting;
let mailer: Post;
let writer: Greeting;
let lines: [object, string][];
let clock: FixedClock;
let outbox: Outbox;

beforeEach(() => {
  [waiting, mailer, writer, lines] = [new Waiting(), new Post(), new Greeting(), []];
  const log = { error: (facts: object, message: string) => void lines.push([facts, message]) };
  clock = new FixedClock();
  const server = new ServerWatch(clock);
  outbox = new Outbox({ waiting, mailer, server, writers: new LetterWriters([writer]), log });
});

describe('the outbox', () => {
  it('words a letter, sends it under its name, and is empty then', async () => {
    expect(await outbox.sendNext()).toBe(true);
    expect(mailer.sent).toEqual([[LETTER, 'l1']]);
    expect(waiting.rows).toEqual([]);
    expect(await outbox.sendNext()).toBe(false);
  });

  it('puts off what was not sent', async () => {
    mailer.delivery = 'failed';
    await outbox.sendNext();
    expect(waiting.postponed).toEqual([['l1', 8, 'not_sent']]);
    expect(lines).toEqual([]);
  });

  it('puts off what could not be worded, and says why', async () => {
    writer.letters = new Error('no database');
    await outbox.sendNext();
    expect(waiting.postponed).toEqual([['l1', 8, 'not_worded']]);
    expect(lines).toMatchObject([[{ event: 'letter_not_worded', kind: 'greeting', about: 'r1' }, /worded/]]);
    expect(mailer.sent).toEqual([]);
  });

  it('puts off, without a word, what goes nowhere yet', async () => {
    writer.letters = 'later';
    await outbox.sendNext();
    expect([waiting.postponed, lines, mailer.sent]).toEqual([[['l1', 8, 'not_yet']], [], []]);
  });

  it('lets go of what the server refuses for good, and says so without a word of the letter', async () => {
    mailer.delivery = 'refused';
    await outbox.sendNext();
    expect([waiting.rows, waiting.postponed]).toEqual([[], []]);
    expect(lines).toMatchObject([[{ event: 'letter_refused' }, expect.any(String)]]);
    expect(JSON.stringify(lines)).not.toMatch(/awa|Bonjour/);
  });

  it('lets go of what there is nothing to say about any more', async () => {
    writer.letters = [];
    await outbox.sendNext();
    expect([waiting.rows, mailer.sent, lines]).toEqual([[], [], []]);
  });

  it('gives up after three days', async () => {
    waiting.rows = [{ ...ROW, age: 3 * 86_400 + 1 }];
    await outbox.sendNext();
    expect([waiting.rows, mailer.sent]).toEqual([[], []]);
    expect(lines).toMatchObject([[{ event: 'letter_given_up', about: 'r1' }, expect.any(String)]]);
  });

  it('leaves letters that it cannot word to others', async () => {
    waiting.rows = [{ ...ROW, kind: 'unheard-of' }];
    expect(await outbox.sendNext()).toBe(false);
    expect(waiting.rows).toHaveLength(1);
  });
});

describe('an outbox whose server is away', () => {
  const row = (id: string, age = 20): WaitingLetter => ({ ...ROW, id, age });
  /** Tries of the server in so many seconds, looked at every five. */
  async function triesIn(seconds: number): Promise<number> {
    const before = mailer.sent.length;
    for (let passed = 0; passed < seconds; passed += 5) {
      while (await outbox.sendNext());
      clock.advance(5_000);
    }
    return mailer.sent.length - before;
  }

  beforeEach(() => {
    mailer.delivery = 'unreachable';
    waiting.rows = Array.from({ length: 300 }, (_, index) => row(`l${index}`, 2 * 3_600));
  });

  it('asks for it with one letter at a time, every 45 seconds after a while', async () => {
    await triesIn(120);
    expect(await triesIn(450)).toBe(10);
    expect(lines).toEqual([]);
    expect(waiting.postponed.at(-1)?.slice(1)).toEqual([45, 'not_reached']);
  });

  it('sends all that waits once it is back, however long that took', async () => {
    await triesIn(600);
    mailer.delivery = 'sent';
    const waited = waiting.rows.length;
    expect(waited).toBeGreaterThan(200);
    expect(await triesIn(50)).toBe(waited);
    expect(waiting.hastened).toBe(1);
    expect(waiting.early.at(-1)).toBe(false);
  });

  it('takes a letter before its time only as long as it asks for the server', async () => {
    await outbox.sendNext();
    clock.advance(2_000);
    mailer.delivery = 'failed';
    await outbox.sendNext();
    await outbox.sendNext();
    expect([waiting.early, waiting.hastened]).toEqual([[true, true, false], 1]);
  });

  it('tries again soon what was put off once another letter is taken, but not with each', async () => {
    mailer.delivery = 'failed';
    await outbox.sendNext();
    clock.advance(45_000);
    for (const delivery of ['sent', 'failed', 'sent', 'sent'] as const) {
      mailer.delivery = delivery;
      await outbox.sendNext();
    }
    expect(waiting.hastened).toBe(2);
    clock.advance(45_000);
    await outbox.sendNext();
    expect(waiting.hastened).toBe(3);
  });
});
