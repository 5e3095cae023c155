import { setTimeout as pause } from 'node:timers/promises';
import { ask, type Answer, type Asked } from '../../apps/api/src/testing/ask.ts';
import { kinds, type KeyedWrite } from './keyed-writes.ts';
import { quantile } from './quantiles.ts';

const [WRITERS, READERS] = [4, 2];
/** Which show samples where no record can be had. */
const PAGES = ['/', '/projects', '/en/contact', '/resources', '/partnerships'];
/** Milliseconds. */
const REST = 100;
/** Within which a write must have been done in the end. */
const PATIENCE = 60_000;
const names = Object.keys(kinds);

/** Writers, each write under a key and repeated until it is done, an editor of one record, and readers of pages. */
export class Workload {
  readonly marks: string[] = [];
  /** Answers other than of success, by what they said. */
  readonly refusals: Record<string, number> = {};
  /** The same of pages. */
  readonly missing: Record<string, number> = {};
  pages = 0;
  /** The latest text of the editor that was acknowledged. */
  saved = 0;
  /** Milliseconds. */
  private readonly waits: number[] = [];
  private readonly all: Promise<unknown>;
  private over = false;
  private readonly url: string;
  private readonly token: string;
  private readonly record: string;
  private readonly name: string;

  /** @param record address of what the editor edits */
  constructor(url: string, token: string, record: string, name: string) {
    [this.url, this.token, this.record, this.name] = [url, token, record, name];
    this.all = Promise.all([
      ...Array.from({ length: WRITERS }, (_, writer) => this.write(writer)),
      ...Array.from({ length: READERS }, () => this.read()),
      this.edit(),
    ]);
    // Whoever stops it is told.
    this.all.catch(() => undefined);
  }

  /** Until everything that was begun is done. */
  async stop(): Promise<void> {
    this.over = true;
    await this.all;
  }

  get longest(): number {
    return Math.max(...this.waits);
  }

  get usual(): number {
    return quantile(this.waits, 0.5);
  }

  private async write(writer: number): Promise<void> {
    for (let turn = 0; !this.over; turn += 1) {
      const kind = names[(writer + turn) % names.length] ?? '';
      const mark = `${this.name}.w${writer}.t${turn}@example.org`;
      const { path, headers, body } = kinds[kind]?.write(mark, this.token) as KeyedWrite;
      await this.untilDone(path, { method: 'POST', headers, body: body as string | Buffer });
      this.marks.push(mark);
      await pause(REST);
    }
  }

  private async edit(): Promise<void> {
    for (let text = 1; !this.over; text += 1) {
      const headers = { 'Content-Type': 'application/merge-patch+json', 'If-Match': '*' };
      const body = JSON.stringify({ beneficiaries: String(text) });
      await this.untilDone(this.record, { method: 'PATCH', headers, body, token: this.token });
      this.saved = text;
      await pause(REST);
    }
  }

  private async read(): Promise<void> {
    for (let turn = 0; !this.over; turn += 1) {
      const path = PAGES[turn % PAGES.length] ?? '/';
      const answer = await this.send(path);
      this.pages += 1;
      if (answer?.status !== 200 || !answer.text.includes('</html>'))
        count(this.missing, `${path} ${saidBy(answer)}`);
      await pause(REST);
    }
  }

  private async untilDone(path: string, asked: Asked): Promise<void> {
    const began = performance.now();
    for (;;) {
      const answer = await this.send(path, asked);
      if (answer !== undefined && answer.status < 400) return;
      const what =
        answer === undefined ? 'no answer' : `${answer.status} ${String(answer.body['code'] ?? '')}`;
      this.refusals[what] = (this.refusals[what] ?? 0) + 1;
      if (performance.now() - began > PATIENCE)
        throw new Error(`${path}: ${what} after ${PATIENCE / 1_000} s`);
      await pause(250);
    }
  }

  /** Undefined where no answer came. */
  private async send(path: string, asked: Asked = {}): Promise<Answer | undefined> {
    const began = performance.now();
    const answer = await ask(this.url + path, asked).catch(() => undefined);
    this.waits.push(performance.now() - began);
    return answer;
  }
}

function count(times: Record<string, number>, what: string): void {
  times[what] = (times[what] ?? 0) + 1;
}

function saidBy(answer: Answer | undefined): string {
  return answer === undefined ? 'no answer' : `${answer.status} ${String(answer.body['code'] ?? 'page')}`;
}
