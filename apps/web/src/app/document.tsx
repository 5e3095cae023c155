import {
  HeadContent,
  Outlet,
  rootRouteId,
  Scripts,
  useLoaderData,
  useLocation,
} from '@tanstack/react-router';
import { FirmProvider, DEFAULT_FIRM } from '../entities/firm';
import { useLocale } from '../shared/i18n';
import type { RootData } from './router/root-data';
import './fonts/fonts.css';
import '../shared/ui/tokens.css';
import '../shared/ui/base.css';

export function Document() {
  const inAdministration = useLocation({ select: ({ pathname }) => /^\/admin(\/|$)/.test(pathname) });
  const data = useLoaderData({ from: rootRouteId, shouldThrow: false } as never) as RootData | undefined;
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
        <FirmProvider value={data?.firm ?? DEFAULT_FIRM}>
          <Outlet />
        </FirmProvider>
        <Scripts />
      </body>
    </html>
  );
}
