import { ApiError } from '@site/api-client';

/** While another changes many records, a change of some of them is refused (503): nothing was done, and a moment later it can be. */
export async function retryIfBusy<Outcome>(change: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await change();
  } catch (error) {
    const seconds = error instanceof ApiError && error.status === 503 ? error.retryAfter : undefined;
    if (seconds === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    return change();
  }
}
