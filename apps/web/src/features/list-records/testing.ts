import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';

/** Answers a list as the API does: searches in every text, filters, sorts, and gives one page. */
export function answerList<TRecord extends object>(request: Request, records: readonly TRecord[]) {
  const {
    limit = '100',
    offset = '0',
    q = '',
    sort = '',
    text: _form,
    ids,
    ...filters
  } = parametersOf(request);
  const field = sort.replace(/^-/, '');
  const sign = sort.startsWith('-') ? -1 : 1;
  const fold = (text: unknown) => String(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const valueOf = (record: TRecord, name: string) => (record as Record<string, unknown>)[name];
  const found = records
    .filter((record) => ids === undefined || ids.split(',').includes(String(valueOf(record, 'id'))))
    .filter((record) => fold(Object.values(record)).includes(fold(q)))
    .filter((record) =>
      Object.entries(filters).every(([name, value]) => fold(valueOf(record, name)) === fold(value)),
    );
  const sorted =
    field === ''
      ? found
      : found.toSorted(
          (one, other) =>
            sign *
            fold(valueOf(one, field)).localeCompare(fold(valueOf(other, field)), 'fr', { numeric: true }),
        );
  const items = sorted.slice(Number(offset), Number(offset) + Number(limit));
  return HttpResponse.json({ items, total: found.length, next_cursor: null });
}

function parametersOf(request: Request): Record<string, string> {
  return Object.fromEntries(new URL(request.url).searchParams);
}

/** Chooses an option of a list by its words. */
export async function choose(list: string, option: string): Promise<void> {
  await userEvent.click(screen.getByRole('combobox', { name: list }));
  const offered = await waitFor(() => {
    const found = screen.getAllByTitle(option).find((one) => one.closest('.ant-select-dropdown') !== null);
    if (found === undefined) throw new Error(`no option « ${option} »`);
    return found;
  });
  await userEvent.click(offered);
}
