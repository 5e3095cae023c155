import { configure } from '@testing-library/react';
import * as React from 'react';
import { setI18n } from 'react-i18next';
import { afterAll, afterEach } from 'vitest';

// The suites of a worker share a document, modules and what is put into the one, in any order. So that none is the first
// to do so, all have what jsdom lacks, and each test leaves nothing behind that a browser would keep.
if (typeof document !== 'undefined') {
  globalThis.scrollTo = () => undefined;
  globalThis.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), {
      matches: media.includes('reduced-motion'),
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  Element.prototype.scrollIntoView ??= () => undefined;
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
  // The first screen of a file waits for its modules, on a machine that may be busy.
  configure({ asyncUtilTimeout: 30_000 });
  // React listens to all events of a document only if it is asked to before it has a root inside: pages are the whole
  // document, screens stand in it.
  const { createRoot } = await import('react-dom/client');
  createRoot(document).unmount();
  // In development React notes for each element where it was made, until it has noted enough: a quarter of the time, for
  // traces that warnings show. It has noted enough from the beginning.
  const inside = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1] as object;
  const enough = { get: () => Infinity, set: () => undefined, configurable: true };
  Object.defineProperty(inside, 'recentlyCreatedOwnerStacks', enough);
  const { dismissAllToasts } = await import('./src/shared/ui/toast/toast.store.ts');
  const { fetch } = globalThis;
  afterAll(() => void (globalThis.fetch = fetch));
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    // What leads on stays until it is closed.
    dismissAllToasts();
  });
}
// An instance that was made last would speak for suites that have none.
afterEach(() => setI18n(undefined as never));
