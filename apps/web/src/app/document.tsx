import { HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import { useLocale } from '../shared/i18n';
import './fonts/fonts.css';
import '../shared/ui/tokens.css';
import '../shared/ui/base.css';

export function Document() {
  return (
    <html lang={useLocale()}>
      <head>
        <HeadContent />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
