import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, type Answer, type Asked } from '../../apps/api/src/testing/ask.ts';
import { kinds } from './keyed-writes.ts';

const [READERS, WRITERS] = [4, 2];
/** Milliseconds between an answer and the next request of a reader or a writer. */
const REST = { reader: 60, writer: 120 };
/** Milliseconds after which a request counts as not answered. */
const PATIENCE = 30_000;
/** How often a POST without a good answer is sent again under its key. */
const REPEATS = 8;
const CHANGES = 3;

/** In the name of each record that is made here: a list without it shows none of them. */
export const WORD = 'roulement';
/** Records of the kinds that the pages show samples of. */
export const SHOWN = ['projects', 'publications', 'partners', 'news'];
export const PAGES = '/ /en /projects /en/projects /resources /partnerships /en/partnerships /news'.split(
  ' ',
);
const READS = SHOWN.map((kind) => `/api/v1/${kind}?limit=5`);

const entities = resolve(import.meta.dirname, '../../apps/web/src/entities');
const titles = ['project', 'publication', 'partner'].flatMap((kind) =>
  [
    ...readFileSync(`${entities}/${kind}/model/sample-${kind}s.ts`, 'utf8').matchAll(
      /(?:title|name)_(?:fr|en): '([^']+)'/g,
    ),
  ].map(([, title = '']) => title),
);

/** What is wrong with a page whose lists have records. */
export function wrongWith({ text }: Answer): string | undefined {
  if (!text.includes('</html>')) return 'cut short';
  if (/>(?:Exemple|Example)</.test(text)) return 'marked as samples';
  // The texts of a page are brought along, those of samples with them.
  const shown = text.replaceAll(/<script[^]*?<\/script>/g, '');
  if (titles.some((title) => shown.includes(title))) return 'samples';
  return shown.includes(WORD) ? undefined : 'no record';
}

export type Sort = 'reads' | 'writes' | 'samples';

export interface Fault {
  readonly sort: Sort;
  readonly what: string;
  /** Since the traffic began. */
  readonly seconds: number;
}

/** Readers and writers that go through a proxy until they are stopped, and what came of it. */
export class Traffic {
  readonly faults: Fault[] = [];
  readonly asked: Record<'reads' | 'writes', number> = { reads: 0, writes: 0 };
  /** Milliseconds. */
  readonly longest = { reads: 0, writes: 0 };
  /** By mark: the record of which it was acknowledged. */
  readonly acknowledged = new Map<string, string>();
  /** By record: the mark that it must have now. */
  readonly last = new Map<string, string>();
  private readonly began = performance.now();
  private over = false;
  private readonly all: Promise<unknown>;
  private readonly url: string;
  private readonly token: string;
  private readonly round: string;

  constructor(url: string, token: string, round: string) {
    [this.url, this.token, this.round] = [url, token, round];
    this.all = Promise.all([
      ...Array.from({ length: READERS }, (_, reader) => this.read(reader)),
      ...Array.from({ length: WRITERS }, (_, writer) => this.write(writer)),
    ]);
  }

  get total(): number {
    return this.asked.reads + this.asked.writes;
  }

  get seconds(): number {
    return (performance.now() - this.began) / 1_000;
  }

  async stop(): Promise<void> {
    this.over = true;
    await this.all;
  }

  private async read(reader: number): Promise<void> {
    const paths = [...PAGES, ...READS];
    for (let turn = reader * 3; !this.over; turn += 1) {
      const path = paths[turn % paths.length] ?? '/';
      const answer = await this.send('reads', path, 200);
      const wrong = answer && !path.startsWith('/api') && wrongWith(answer);
      if (wrong) this.blame(wrong === 'cut short' ? 'reads' : 'samples', `${path} ${wrong}`);
      await pause(REST.reader);
    }
  }

  private async write(writer: number): Promise<void> {
    for (let turn = 0; !this.over; turn += 1) {
      const mark = `${WORD}.${this.round}.w${writer}.t${turn}`;
      let answer = await this.make(mark);
      for (let change = 1; answer !== undefined && change <= CHANGES; change += 1) {
        await pause(REST.writer);
        answer = await this.change(answer, `${mark}.c${change}`);
      }
      await pause(REST.writer);
    }
  }

  private async make(mark: string): Promise<Answer | undefined> {
    const { path, headers, body } = projectOf(mark, this.token);
    for (let turn = 0; turn <= REPEATS; turn += 1) {
      const answer = await this.send('writes', path, 201, { method: 'POST', headers, body });
      if (answer !== undefined) return this.acknowledge(answer, mark);
      await pause(500);
    }
    return undefined;
  }

  private async change({ body: { id }, headers }: Answer, mark: string): Promise<Answer | undefined> {
    const { path, body } = projectOf(mark, this.token);
    const sent = {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${this.token}`,
      'If-Match': String(headers.etag),
    };
    const answer = await this.send('writes', `${path}/${String(id)}`, 200, {
      method: 'PUT',
      headers: sent,
      body,
    });
    // Whether it was done, nobody has said.
    if (answer === undefined) this.last.delete(String(id));
    return answer && this.acknowledge(answer, mark);
  }

  private acknowledge(answer: Answer, mark: string): Answer {
    const id = String(answer.body['id']);
    this.acknowledged.set(mark, id);
    this.last.set(id, mark);
    return answer;
  }

  /** Answers what came with the status that is expected. */
  private async send(
    sort: 'reads' | 'writes',
    path: string,
    expected: number,
    asked: Asked = {},
  ): Promise<Answer | undefined> {
    this.asked[sort] += 1;
    const began = performance.now();
    const late = Promise.withResolvers<string>();
    const timer = setTimeout(() => late.resolve(`no answer in ${PATIENCE / 1_000} s`), PATIENCE);
    const answer = await Promise.race([ask(this.url + path, asked), late.promise]).catch(
      (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error),
    );
    clearTimeout(timer);
    this.longest[sort] = Math.max(this.longest[sort], performance.now() - began);
    if (typeof answer === 'object' && answer.status === expected) return answer;
    const what =
      typeof answer === 'string' ? answer : `${answer.status} ${String(answer.body['code'] ?? '')}`;
    this.blame(sort, `${asked.method ?? 'GET'} ${path.replace(/[\da-f]{8}-[\da-f-]+$/, ':id')} ${what}`);
    return undefined;
  }

  private blame(sort: Sort, what: string): void {
    this.faults.push({ sort, what, seconds: this.seconds });
  }
}

export function projectOf(mark: string, token: string) {
  const kind = kinds['projects'];
  if (kind === undefined) throw new Error('projects are not written here any more');
  const { path, headers, body } = kind.write(mark, token);
  // A PUT says everything, also what a POST may leave out.
  const whole = { ...(JSON.parse(String(body)) as object), status: 'ongoing' };
  return { path, headers, body: JSON.stringify(whole) };
}
