import { beforeEach, describe, expect, it } from '@jest/globals';
import { LetterWriter, Mailer, type Delivery, type Letter } from '@site/api-kernel';
import { FixedClock } from '@site/api-kernel/testing';
import { LetterWriters } from './application/letter-writers';
import { Outbox, type WaitingLetter } from './application/outbox';

const LETTER: Letter = { to: 'awa@example.org', subject: 'Bonjour', text: 'Bonjour', html: '<p>Bonjour</p>' };
const HOUR = 3_600_000;

class Post extends Mailer {
  readonly available = true;
  readonly sent: [Letter, string | undefined][] = [];
  delivery: Delivery = 'sent';
  refusedAt: string | undefined;

  async send(letter: Letter, name?: string): Promise<Delivery> {
    this.sent.push([letter, name]);
    return letter.to === this.refusedAt ? 'refused' : this.delivery;
  }
}

class Greeting extends LetterWriter {
  readonly kind = 'greeting';
  letters: readonly Letter[] | 'later' | Error = [LETTER];

  async write(): Promise<readonly Letter[] | 'later'> {
    if (this.letters instanceof Error) throw this.letters;
    return this.letters;
  }
}

let mailer: Post;
let writer: Greeting;
let lines: [object, string][];
let told: object[];
let warned: [object, string][];
let clock: FixedClock;
let pauses: number[];
let onPause: () => void;
let outbox: Outbox;

beforeEach(() => {
  [mailer, writer, lines, told, warned, pauses] = [new Post(), new Greeting(), [], [], [], []];
  clock = new FixedClock();
  onPause = () => undefined;
  const pause = async (seconds: number): Promise<void> => {
    pauses.push(seconds);
    clock.advance(seconds * 1_000);
    onPause();
  };
  const log = {
    log: (facts: object) => void told.push(facts),
    warn: (facts: object, message: string) => void warned.push([facts, message]),
    error: (facts: object, message: string) => void lines.push([facts, message]),
  };
  outbox = new Outbox({ mailer, writers: new LetterWriters([writer]), clock, pause, log });
});

function deliver({ ago = 20_000, ...changes }: Partial<WaitingLetter> & { ago?: number } = {}) {
  const written = new Date(clock.now().getTime() - ago);
  const letter = { id: 'l1', kind: 'greeting', about: 'r1', attempts: 3, written, ...changes };
  return outbox.deliver(letter, new AbortController().signal);
}

describe('the outbox', () => {
  it('words a letter, and sends it under its name', async () => {
    await deliver();
    expect(mailer.sent).toEqual([[LETTER, 'l1']]);
    expect(told).toEqual([{ event: 'letter_sent', kind: 'greeting', about: 'r1', attempts: 3 }]);
  });

  it('has what was not sent tried again', async () => {
    mailer.delivery = 'failed';
    await expect(deliver()).rejects.toThrow(/^not_sent$/);
    expect([lines, told, pauses]).toEqual([[], [], []]);
  });

  it('has what could not be worded tried again, and says why', async () => {
    writer.letters = new Error('no database');
    await expect(deliver()).rejects.toThrow(/^not_worded$/);
    expect(lines).toMatchObject([[{ event: 'letter_not_worded', kind: 'greeting', about: 'r1' }, /worded/]]);
    expect(mailer.sent).toEqual([]);
  });

  it('has tried again, without a word, what goes nowhere yet', async () => {
    writer.letters = 'later';
    await expect(deliver()).rejects.toThrow(/^not_yet$/);
    expect([lines, mailer.sent]).toEqual([[], []]);
  });

  it('lets go of what the server refuses for good, and warns of it without a word of the letter', async () => {
    mailer.delivery = 'refused';
    await deliver();
    expect(warned).toMatchObject([[{ event: 'letter_refused', attempts: 3 }, expect.any(String)]]);
    expect(JSON.stringify(warned)).not.toMatch(/awa|Bonjour/);
    expect([lines, told]).toEqual([[], []]);
  });

  it('says that a letter was sent when some of it was taken', async () => {
    writer.letters = [LETTER, { ...LETTER, to: 'yao@example.org' }];
    mailer.refusedAt = 'yao@example.org';
    await deliver();
    expect(warned).toMatchObject([[{ event: 'letter_refused' }, expect.any(String)]]);
    expect(told).toMatchObject([{ event: 'letter_sent' }]);
  });

  it('lets go of what there is nothing to say about any more', async () => {
    writer.letters = [];
    await deliver();
    expect([mailer.sent, lines, told]).toEqual([[], [], []]);
  });

  it('gives up after three days', async () => {
    await deliver({ ago: 72 * HOUR });
    await deliver({ ago: 72 * HOUR + 1 });
    expect(mailer.sent).toHaveLength(1);
    expect(lines).toMatchObject([[{ event: 'letter_given_up', about: 'r1' }, expect.any(String)]]);
  });

  it('leaves letters that it cannot word to others', async () => {
    await expect(deliver({ kind: 'unheard-of' })).rejects.toThrow(/^not_worded$/);
    expect(lines).toEqual([]);
  });
});

describe('an outbox whose server is away', () => {
  beforeEach(() => {
    mailer.delivery = 'unreachable';
  });

  it('asks for it with one letter, every 45 seconds after a while, and sends that one once it is back', async () => {
    onPause = () => void (mailer.delivery = pauses.length < 8 ? 'unreachable' : 'sent');
    await deliver();
    expect(pauses).toEqual([2, 4, 8, 16, 32, 45, 45, 45]);
    expect(new Set(mailer.sent.map(([, name]) => name))).toEqual(new Set(['l1']));
    expect([mailer.sent.length, lines]).toEqual([9, []]);
  });

  it('words the letter anew for each try', async () => {
    onPause = () => void (writer.letters = []);
    await deliver();
    expect(mailer.sent).toHaveLength(1);
  });

  it('gives up a letter of three days, and leaves the rest to the next', async () => {
    await deliver({ ago: 72 * HOUR - 20_000 });
    expect(pauses).toEqual([2, 4, 8, 16]);
    expect(lines).toMatchObject([[{ event: 'letter_given_up' }, expect.any(String)]]);
  });

  it('leaves its letter to others when the process ends', async () => {
    onPause = () => {
      throw new Error('ended');
    };
    await expect(deliver()).rejects.toThrow(/^not_reached$/);
  });
});
