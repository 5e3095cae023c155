import { lazy, type ComponentType } from 'react';

/** A part whose code comes later, and that a page can do without: where it does not come, nothing stands in its place. */
export function lazyOptional<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      (error: unknown) => {
        console.error(error);
        return { default: () => null };
      },
    ),
  );
}
