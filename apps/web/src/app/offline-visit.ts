import type { RegisteredRouter } from '@tanstack/react-router';

/**
 * Once a page is alive: the worker is told where somebody went without loading a document, and without a connection
 * links load the documents that it has kept.
 */
export function keepVisit(router: RegisteredRouter): void {
  const worker = () => navigator.serviceWorker?.controller;
  router.subscribe('onRendered', ({ pathChanged }) => {
    // The page brings lines of its own.
    if (!navigator.onLine) dispatchEvent(new Event('offline'));
    if (pathChanged) worker()?.postMessage([location.href]);
  });
  addEventListener(
    'click',
    (event) => {
      if (navigator.onLine || !worker() || /^\/admin(\/|$)/.test(location.pathname)) return;
      // Not the router's any more: it would wait for an answer of the API.
      if ((event.target as Element).closest('a')) event.stopPropagation();
    },
    true,
  );
}
