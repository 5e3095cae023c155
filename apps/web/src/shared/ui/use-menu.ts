import { useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';

/** What a `<details>` needs to be a menu: it opens and closes without script; with it, a chosen link, Escape or the focus elsewhere closes it. */
export function useMenu() {
  const ref = useRef<HTMLDetailsElement>(null);
  const close = () => ref.current?.removeAttribute('open');
  return {
    ref,
    /** One menu of the frame is open at a time. */
    name: 'frame',
    onClick: ({ target }: MouseEvent) => {
      if ((target as Element).closest('a')) close();
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      ref.current?.querySelector('summary')?.focus();
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !ref.current?.contains(relatedTarget)) close();
    },
  };
}
