import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { hasLanguageInAddress, localeOfPath } from '../shared/i18n';
import { createApp } from './create-app';

const { router, i18n, Providers } = createApp({
  locale: localeOfPath(location.pathname),
  publicUrl: location.origin,
  clientFiles: { entry: new URL(import.meta.url).pathname },
  onError: (message, error) => console.error(message, error),
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Providers>
        <RouterClient router={router} />
      </Providers>
    </StrictMode>,
  );
});

// Back to an address in the other language: that page is another document.
addEventListener('popstate', () => {
  const { pathname } = location;
  if (hasLanguageInAddress(pathname) && localeOfPath(pathname) !== i18n.language) location.reload();
});
