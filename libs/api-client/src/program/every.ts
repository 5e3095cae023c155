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
  // A cursor goes on from where the offset began, and is refused beside one.
  const { offset, ...asked } = { ...parameters } as { readonly offset?: number };
  for (let place: object = offset === undefined ? {} : { offset }; ;) {
    const { items, next_cursor: cursor } = await list({ ...asked, ...place } as Parameters);
    yield* items;
    if (cursor === null) return;
    place = { cursor };
  }
}
