import { useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';

/** What a `<details>` needs to be a menu: it opens and closes without script; with it, a chosen link, Escape or the focus elsewhere closes it. */
export interface MenuProps {
  ref: RefObject<HTMLDetailsElement | null>;
  /** One menu of the frame is open at a time. */
  name: 'frame';
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

export function useMenu(): MenuProps {
  const ref = useRef<HTMLDetailsElement>(null);
  const close = () => ref.current?.removeAttribute('open');
  return {
    ref,
    name: 'frame',
    onClick: ({ target }) => {
      if ((target as Element).closest('a')) close();
    },
    onKeyDown: ({ key }) => {
      if (key !== 'Escape') return;
      close();
      ref.current?.querySelector('summary')?.focus();
    },
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget && !ref.current?.contains(relatedTarget)) close();
    },
  };
}
