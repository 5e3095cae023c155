import { setTimeout as pause } from 'node:timers/promises';
import { ask, type Asked } from '../../apps/api/src/testing/ask.ts';
import { quantile } from '../drill/quantiles.ts';
import { projectOf } from '../drill/traffic.ts';

const EDITORS = 4;
/** Milliseconds between an answer and what an editor does next. */
const REST = 4_000;
const REFUSED = [429, 503];

/** What editors did. */
export interface Work {
  readonly done: number;
  /** With Retry-After. */
  readonly refused: number;
  /** Each answer that is neither, once. */
  readonly faults: readonly string[];
  /** Milliseconds. */
  readonly p95: number;
  readonly worst: number;
}

/** People who look at the list, make a record, change it and take it away, on connections of their own, until they are stopped. */
export class Editors {
  private waits: number[] = [];
  private refused = 0;
  private faults = new Set<string>();
  private over = false;
  private away: Promise<void> = Promise.resolve();
  private readonly all: Promise<unknown>;

  constructor(urls: readonly string[], key: string | undefined) {
    const editors = key === undefined ? 0 : EDITORS;
    this.all = Promise.all(
      Array.from({ length: editors }, (_, n) => this.work(n, urls[n % urls.length] ?? '', key ?? '')),
    );
  }

  /** What was done since this was asked before. */
  take(): Work {
    const { waits, refused, faults } = this;
    [this.waits, this.refused, this.faults] = [[], 0, new Set()];
    const [p95, worst] = [quantile(waits, 0.95), quantile(waits, 1)];
    return { done: waits.length - refused, refused, faults: [...faults], p95, worst };
  }

  /** Nobody saves anything while this is done. */
  async without<Result>(work: () => Promise<Result>): Promise<Result> {
    const back = Promise.withResolvers<void>();
    this.away = back.promise;
    await pause(REST);
    try {
      return await work();
    } finally {
      back.resolve();
    }
  }

  async stop(): Promise<void> {
    this.over = true;
    await this.all;
  }

  private async work(editor: number, url: string, key: string): Promise<void> {
    const authorised = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
    for (let turn = 0; !this.over; turn += 1) {
      const { path, headers, body } = projectOf(`charge.e${editor}.t${turn}`, key);
      await this.send(`${url}${path}?limit=50`, 200, { headers: authorised });
      const made = await this.send(url + path, 201, { method: 'POST', headers, body });
      if (made === undefined) continue;
      const own = `${url}${path}/${String(made.body['id'])}`;
      const read = (await this.send(own, 200, { headers: authorised })) ?? made;
      const match = { ...authorised, 'If-Match': String(read.headers.etag) };
      const changed = (await this.send(own, 200, { method: 'PUT', headers: match, body })) ?? read;
      const last = { ...authorised, 'If-Match': String(changed.headers.etag) };
      await this.send(own, 204, { method: 'DELETE', headers: last });
    }
  }

  private async send(url: string, expected: number, asked: Asked) {
    await this.away;
    const began = performance.now();
    const answer = await ask(url, asked).catch((error: NodeJS.ErrnoException) => error);
    this.waits.push(performance.now() - began);
    await pause(REST);
    if ('status' in answer && answer.status === expected) return answer;
    const method = asked.method ?? 'GET';
    if ('status' in answer && REFUSED.includes(answer.status) && answer.headers['retry-after'] !== undefined)
      this.refused += 1;
    else this.faults.add(`${method} ${'status' in answer ? answer.status : (answer.code ?? answer.message)}`);
    return undefined;
  }
}
