import {
  HeadContent,
  Outlet,
  rootRouteId,
  Scripts,
  useLoaderData,
  useLocation,
} from '@tanstack/react-router';
import { useMemo } from 'react';
import { FirmProvider } from '../entities/firm';
import { hasLanguageInAddress, useLocale } from '../shared/i18n';
import { wholeFirm } from './router/root-data';
import { StartFailureFallback } from './start-failure';
import '../shared/ui/tokens.css';
import '../shared/ui/base.css';

export function Document() {
  const isPrivate = useLocation({ select: ({ pathname }) => !hasLanguageInAddress(pathname) });
  const inAdministration = useLocation({ select: ({ pathname }) => /^\/admin(\/|$)/.test(pathname) });
  const data = useLoaderData({ from: rootRouteId });
  const firm = useMemo(() => wholeFirm(data), [data]);
  return (
    <html lang={useLocale()}>
      <head>
        <HeadContent />
      </head>
      <body>
        {inAdministration && (
          <noscript>
            {/* The client never makes what stands in here. */}
            {import.meta.env.SSR && (
              <p className="container failure">
                L’administration a besoin de JavaScript : activez-le dans votre navigateur.
                <span lang="en">The administration needs JavaScript: please turn it on in your browser.</span>
              </p>
            )}
          </noscript>
        )}
        {isPrivate && <StartFailureFallback />}
        <FirmProvider value={firm}>
          <Outlet />
        </FirmProvider>
        <Scripts />
      </body>
    </html>
  );
}
