interface Page<Row> {
  readonly items: Row[];
  readonly next_cursor: string | null;
}

/**
 * The records of a list one by one, over all its pages: `for await (const project of every(listProjects, { q: 'eau' }))`.
 * The next page is asked for when the one before is used up.
 */
export async function* every<Parameters extends object, Row>(
  list: (parameters?: Parameters) => Promise<Page<Row>>,
  parameters?: Parameters,
): AsyncGenerator<Row, void, undefined> {
  for (let cursor: string | undefined; ;) {
    const asked = { ...parameters, ...(cursor !== undefined && { cursor }) } as Parameters;
    const { items, next_cursor: next } = await list(asked);
    yield* items;
    if (next === null) return;
    cursor = next;
  }
}
