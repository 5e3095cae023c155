import { ApiError } from '@site/api-client';

/** What a person is told of a failed call: the words of the server, or `unreachable` when none came. */
export function failureText(error: unknown, unreachable: string): string {
  if (!(error instanceof ApiError)) return unreachable;
  const messages = [...new Set(error.errors.map(({ message }) => message))];
  const text =
    error.code === 'validation_failed' && messages.length > 0 ? messages.join(' · ') : error.detail;
  return text === '' ? unreachable : text;
}
