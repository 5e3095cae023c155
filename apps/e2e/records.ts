import { expect, type APIRequestContext } from '@playwright/test';

export interface Stored {
  readonly id: string;
}

/** Content of one kind as the API takes and keeps it, for tests that need some to be there. */
export interface Records<TBody extends object> {
  readonly path: string;
  /** A complete record, with some things different. */
  example(differing?: Partial<TBody>): TBody;
  publish(office: APIRequestContext, differing?: Partial<TBody>): Promise<TBody & Stored>;
  publishSeveral(
    office: APIRequestContext,
    differing: readonly Partial<TBody>[],
  ): Promise<(TBody & Stored)[]>;
  /** Saves over whatever is there, as another administrator would. */
  reviseElsewhere(office: APIRequestContext, record: TBody & Stored, change: Partial<TBody>): Promise<void>;
  withdraw(office: APIRequestContext, ids: readonly string[]): Promise<void>;
  /** What is stored and holds a word, in the order of the list. */
  stored(office: APIRequestContext, word: string): Promise<(TBody & Stored)[]>;
}

/** A word that no other test uses: what is made in one database at the same time is told apart by it. */
export function aWord(): string {
  return `repère${crypto.randomUUID().replaceAll('-', '').slice(0, 10)}`;
}

export function recordsOf<TBody extends object>(path: string, complete: TBody): Records<TBody> {
  const own = Object.keys(complete);
  const example = (differing: Partial<TBody> = {}): TBody => ({ ...complete, ...differing });

  async function publish(office: APIRequestContext, differing: Partial<TBody> = {}) {
    const answer = await office.post(path, { data: example(differing) });
    expect(answer.status(), await answer.text()).toBe(201);
    return (await answer.json()) as TBody & Stored;
  }
  async function versionOf(office: APIRequestContext, id: string): Promise<string> {
    const { etag } = (await office.get(`${path}/${id}`)).headers();
    return etag ?? '';
  }

  return {
    path,
    example,
    publish,
    async publishSeveral(office, differing) {
      const published: (TBody & Stored)[] = [];
      for (const one of differing) published.push(await publish(office, one));
      return published;
    },
    async reviseElsewhere(office, record, change) {
      const body = Object.fromEntries(Object.entries(record).filter(([name]) => own.includes(name)));
      const answer = await office.put(`${path}/${record.id}`, {
        data: { ...body, ...change },
        headers: { 'If-Match': await versionOf(office, record.id) },
      });
      expect(answer.status(), await answer.text()).toBe(200);
    },
    async withdraw(office, ids) {
      for (const id of ids) {
        const headers = { 'If-Match': await versionOf(office, id) };
        await office.delete(`${path}/${id}`, { headers });
      }
    },
    async stored(office, word) {
      const answer = await office.get(`${path}?q=${encodeURIComponent(word)}`);
      return ((await answer.json()) as { items: (TBody & Stored)[] }).items;
    },
  };
}
