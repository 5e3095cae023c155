/** First, last and the neighbours of the present page; a text stands for those left out. */
export function shownPages(page: number, last: number): readonly (number | 'before' | 'after')[] {
  const near = [page - 1, page, page + 1].filter((number) => number > 1 && number < last);
  const from = near[0] ?? last;
  const to = near.at(-1) ?? 1;
  return [
    1,
    ...gap(2, from - 1, 'before' as const),
    ...near,
    ...gap(to + 1, last - 1, 'after' as const),
    ...(last > 1 ? [last] : []),
  ];
}

/** A gap of one page takes as much room as the page. */
function gap<TGap extends string>(from: number, to: number, left: TGap): readonly (number | TGap)[] {
  if (to < from) return [];
  return to === from ? [from] : [left];
}
