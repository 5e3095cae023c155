import { FIRM } from '@site/vocabulary';
import { useEffect } from 'react';

/**
 * What the browser tab says of a screen. Not a `<title>`: the router and the layout have theirs in the head,
 * and which of several comes first there depends on what was loaded first.
 */
export function ScreenTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = `${title} · ${FIRM.name}`;
  }, [title]);
  return null;
}
