import { RouterClient } from '@tanstack/react-router/ssr/client';
import { hydrateRoot } from 'react-dom/client';
import { fetchedTexts, hasLanguageInAddress, loadTexts, localeOfAddress, localeOfPath } from '../shared/i18n';
import { createApp } from './create-app';
import { keepVisit } from './offline-visit';
import type { Dehydrated } from './router/create-router';

const { router, i18n, Providers } = createApp({
  // As the server does: browsers that translate a page write their own language into it.
  locale: localeOfAddress(location.pathname, location.search),
  texts: fetchedTexts,
  publicUrl: location.origin,
  clientFiles: { entry: new URL(import.meta.url).pathname },
  onError: (message, error) => console.error(message, error),
});

// A rendered page bears no time, so that its bytes stay the same: what it brings is as fresh as the visit is.
for (const match of self.$_TSR?.router?.matches ?? []) match.u = performance.timeOrigin;

/** What the page says. */
const namespaces = Object.keys((self.$_TSR?.router?.dehydratedData as Dehydrated | undefined)?.texts ?? {});

/** Files of the page as the server wrote it. */
const files = Object.values(self.$_TSR?.router?.manifest?.routes ?? {}).flatMap(
  ({ preloads }) => preloads ?? [],
);

/** Styles of the page of which it carries what it shows: dialogs, and pages after it, need them whole. */
function wholeStyles(): Promise<void>[] {
  const hrefs = document.querySelector<HTMLElement>('style[data-of]')?.dataset['of']?.split(' ') ?? [];
  return hrefs.map(
    (href) =>
      new Promise((loaded, failed) => {
        const link = document.createElement('link');
        Object.assign(link, { rel: 'stylesheet', href, onload: () => loaded(), onerror: failed });
        document.head.append(link);
      }),
  );
}

/** A file that does not come leaves the page as the server wrote it. */
async function start(): Promise<void> {
  try {
    await Promise.all([
      ...files.map((file) => import(/* @vite-ignore */ String(file))),
      ...wholeStyles(),
      loadTexts(i18n, namespaces),
    ]);
  } catch {
    document.querySelector('[data-unstarted]')?.removeAttribute('hidden');
    return;
  }
  hydrateRoot(
    document,
    <Providers>
      <RouterClient router={router} />
    </Providers>,
  );
}

keepVisit(router);
// How far somebody had scrolled before the router listened, it is told: Back leads there.
const shown = router.subscribe('onRendered', () => {
  shown();
  if (scrollY > 0) document.dispatchEvent(new Event('scroll'));
});
void start();

// Back to an address in the other language: that page is another document.
addEventListener('popstate', () => {
  const { pathname } = location;
  if (hasLanguageInAddress(pathname) && localeOfPath(pathname) !== i18n.language) location.reload();
});
