import { Outlet, useLoaderData, useLocation } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyOptional } from '../shared/ui/lazy-optional';
import { useIsHydrated } from '../shared/ui/use-is-hydrated';
import { BottomBar } from '../widgets/bottom-bar';
import { ContactBar } from '../widgets/contact-bar';
import { Footer } from '../widgets/footer';
import { Navigation } from '../widgets/navigation';
import { OfflineLine } from '../widgets/offline-line';
import { WhatsAppChat } from '../widgets/whatsapp-chat';
import { AdministratorView } from './administrator-view';

const Toaster = lazyOptional(async () => (await import('../shared/ui/toast')).Toaster);

/** The shared frame of every public page. */
export function SiteFrame() {
  const { t } = useTranslation('common');
  const { hasNews } = useLoaderData({ from: '/site' });
  return (
    <AdministratorView>
      <a className="skip-link" href="#content">
        {t('skipToContent')}
      </a>
      <ContactBar />
      <Navigation />
      <WhatsAppChat />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer hasNews={hasNews} />
      <OfflineLine />
      <BottomBar />
      <Notices />
    </AdministratorView>
  );
}

/**
 * A place for the notice of a sign-out, which leads here from the administration: the frame then opens by
 * script, not as part of a rendered page. Visitors of the public pages never load it; the pages of `/auth` have their own.
 */
function Notices() {
  const [wanted] = useState(useIsHydrated());
  const path = useLocation({ select: ({ pathname }) => pathname });
  return wanted && !/^\/auth(\/|$)/.test(path) ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
