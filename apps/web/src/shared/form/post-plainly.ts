import { UNREACHABLE, type Failure } from './outcome';

/**
 * Has the browser send a form, as without script, where the code that sends it did not come: this document gets it no more
 * (adr/0042).
 * @returns never, once the browser is on its way to the answer
 */
export function postPlainly(form: HTMLFormElement): Promise<Failure> {
  if (!navigator.onLine) return Promise.resolve(UNREACHABLE);
  // Whoever comes back to this document finds the form busy and its code lost, as they were.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  HTMLFormElement.prototype.submit.call(form);
  return new Promise(() => undefined);
}
