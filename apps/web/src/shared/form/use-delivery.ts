import { useRef } from 'react';
import { useLocale } from '../i18n';
import { newIdempotencyKey } from '../idempotency';
import { readSessionStorage, removeFromSessionStorage, writeSessionStorage } from '../storage';
import { UNREACHABLE, type Failure } from './outcome';
import { postPlainly } from './post-plainly';

interface Attempt<Body> {
  /** What the visitor wants, as text. */
  readonly wish: string;
  readonly body: Body;
  readonly key: string;
}

// The client of the API comes when somebody writes, not before.
const loadDeliver = () => import('./deliver');

export interface Delivery<Body> {
  /** Loads what sending needs. */
  readonly prepare: () => void;
  /**
   * A wish goes out to the letter the same, under the same key, until it is known what came of it.
   * @param form the browser sends it itself where the client of the API does not come
   * @returns undefined once the server has taken it
   */
  readonly deliver: (form: HTMLFormElement, wish: string, write: () => Body) => Promise<Failure | undefined>;
}

/**
 * Brings what forms say to an address of the API, each wish once.
 * @param name under which an attempt is kept over a reload, for who keeps there what was typed, too
 * @param load the client of the API
 */
export function useDelivery<Body extends object>(
  url: string,
  name?: string,
  load: typeof loadDeliver = loadDeliver,
): Delivery<Body> {
  const locale = useLocale();
  const last = useRef<Attempt<Body>>(undefined);
  return {
    prepare: () => void load().catch(() => undefined),
    async deliver(form, wish, write) {
      const former = last.current ?? (name ? readSessionStorage<Attempt<Body>>(name) : undefined);
      const same: Partial<Attempt<Body>> = former?.wish === wish ? former : {};
      const code = await load().catch(() => undefined);
      // What may be there already goes out under its key, or not at all.
      if (code === undefined) return same.key === undefined ? postPlainly(form) : UNREACHABLE;
      const { body = write(), key = newIdempotencyKey() } = same;
      last.current = { wish, body, key };
      if (name) writeSessionStorage(name, last.current);
      const failure = await code.deliver(url, body, key, locale);
      if (failure === undefined || failure.isCertain) {
        last.current = undefined;
        if (name) removeFromSessionStorage(name);
      }
      return failure;
    },
  };
}
