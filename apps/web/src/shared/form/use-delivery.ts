import { useRef } from 'react';
import { newIdempotencyKey } from '../idempotency';
import type { Failure } from './outcome';

const UNREACHABLE: Failure = { status: 0, said: '', errors: {}, isCertain: false };

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
   * @returns undefined once the server has taken it
   */
  readonly deliver: (wish: string, write: () => Body) => Promise<Failure | undefined>;
}

/** Brings what forms say to an address of the API, each wish once. */
export function useDelivery<Body extends object>(url: string): Delivery<Body> {
  const last = useRef<Attempt<Body>>(undefined);
  return {
    prepare: () => void loadDeliver().catch(() => undefined),
    async deliver(wish, write) {
      if (last.current?.wish !== wish) last.current = { wish, body: write(), key: newIdempotencyKey() };
      const { body, key } = last.current;
      const failure = await loadDeliver().then(
        ({ deliver }) => deliver(url, body, key),
        () => UNREACHABLE,
      );
      if (failure === undefined || failure.isCertain) last.current = undefined;
      return failure;
    },
  };
}
