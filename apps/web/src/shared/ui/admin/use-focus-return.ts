import { useEffect, useState } from 'react';

/** For a dialog that is gone at once: whoever was typing when it came goes on typing. */
export function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus();
    },
    [before],
  );
}
