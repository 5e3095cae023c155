import { useCallback, useEffect, useRef, useState } from 'react';

export interface Loaded<T> {
  /** Undefined until it is there. */
  loaded: T | undefined;
  /** Undefined when it cannot be had; asked for once. */
  load: () => Promise<T | undefined>;
}

const whenIdle = (act: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(act);
    return () => cancelIdleCallback(asked);
  }
  const asked = setTimeout(act, 200);
  return () => clearTimeout(asked);
};

/** A part of the page that comes when the browser has time, or at the latest when `load` asks for it. */
export function useLoaded<T>(bring: () => Promise<T>): Loaded<T> {
  const asked = useRef<Promise<T | undefined>>(undefined);
  const [part, setPart] = useState<{ loaded: T }>();

  const load = useCallback(() => {
    asked.current ??= bring().then(
      (loaded) => {
        setPart({ loaded });
        return loaded;
      },
      () => undefined,
    );
    return asked.current;
  }, [bring]);

  useEffect(() => whenIdle(() => void load()), [load]);
  return { loaded: part?.loaded, load };
}
