import { ApiError } from '@site/api-client';
import type { TFunction } from 'i18next';
import { failureText } from '../toast';

/** Why a call about these records was refused: line by line, where it was about several. */
export function refusalText(
  error: unknown,
  records: readonly { readonly name: string }[],
  t: TFunction<'admin'>,
): string {
  const errors = records.length > 1 && error instanceof ApiError ? error.errors : [];
  const lines = errors.flatMap(({ pointer, message }) => {
    const record = records[Number(/^\/records\/(\d+)/.exec(pointer)?.[1])];
    return record === undefined ? [] : [`${record.name} (${message})`];
  });
  if (lines.length === 0) return failureText(error, t('unreachable'));
  return t('bulk.refused', { count: lines.length, lines: lines.join(', ') });
}
