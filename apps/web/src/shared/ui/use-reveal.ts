import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Lets the children of a list rise one after another (100, 150, 200 ms) when the list enters the view.
 * Only what is still below the fold is ever hidden, and only by script.
 */
export function useReveal<TElement extends HTMLElement>(): RefObject<TElement | null> {
  const list = useRef<TElement>(null);
  useEffect(() => {
    const element = list.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    if (element.getBoundingClientRect().top < window.innerHeight) return undefined;
    element.dataset.reveal = 'waiting';
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        element.dataset.reveal = 'shown';
        observer.disconnect();
      },
      { rootMargin: '0px 0px -8% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return list;
}
