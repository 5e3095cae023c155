import { HeadContent, Outlet, Scripts, useLocation } from '@tanstack/react-router';
import { useLocale } from '../shared/i18n';
import './fonts/fonts.css';
import '../shared/ui/tokens.css';
import '../shared/ui/base.css';

export function Document() {
  const inAdministration = useLocation({ select: ({ pathname }) => /^\/admin(\/|$)/.test(pathname) });
  return (
    <html lang={useLocale()}>
      <head>
        <HeadContent />
      </head>
      <body>
        {inAdministration && (
          <noscript>
            <p className="container failure">
              L’administration a besoin de JavaScript : activez-le dans votre navigateur.
              <span lang="en">The administration needs JavaScript: please turn it on in your browser.</span>
            </p>
          </noscript>
        )}
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
