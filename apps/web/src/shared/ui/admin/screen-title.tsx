import { createContext, use, useEffect } from 'react';

/** Whose administration it is. */
export const SiteName = createContext('');

/**
 * What the browser tab says of a screen. Not a `<title>`: the router and the layout have theirs in the head,
 * and which of several comes first there depends on what was loaded first.
 */
export function ScreenTitle({ title }: { title: string }) {
  const name = use(SiteName);
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
  return null;
}
