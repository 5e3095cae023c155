import { useEffect, useRef } from 'react';

/**
 * Lets the children of a list rise one after another (100, 150, 200 ms) when the list enters the view.
 * Only what is still below the fold is ever hidden, and only by script.
 */
export function useReveal<TElement extends HTMLElement>() {
  const ref = useRef<TElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || element.dataset.reveal || typeof IntersectionObserver === 'undefined') return undefined;
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
  // The mark is for the script of the rendered page, which does the same before the page is alive.
  return { ref, 'data-rise': '' };
}
