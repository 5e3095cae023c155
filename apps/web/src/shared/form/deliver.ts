import { ApiError, http } from '@site/api-client';
import type { Locale } from '@site/vocabulary';
import { failureText } from '../ui/toast';
import { isRefusal } from '../idempotency';
import type { Failure } from './outcome';

/**
 * Sends what a form says, under its Idempotency-Key; never throws.
 * @param locale of the page, which the visitor may not have in common with the browser
 */
export async function deliver(
  url: string,
  body: object,
  key: string,
  locale: Locale,
): Promise<Failure | undefined> {
  try {
    await http(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, 'Accept-Language': locale },
      body: JSON.stringify(body),
    });
    return undefined;
  } catch (error) {
    const { status, errors } = error instanceof ApiError ? error : { status: undefined, errors: [] };
    return {
      status,
      said: failureText(error, ''),
      errors: Object.fromEntries(errors.map(({ pointer, message }) => [pointer.slice(1), message])),
      isCertain: isRefusal(error),
    };
  }
}
