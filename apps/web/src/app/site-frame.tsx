import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactBar } from '../widgets/contact-bar';
import { Footer } from '../widgets/footer';
import { Navigation } from '../widgets/navigation';
import { WhatsAppChat } from '../widgets/whatsapp-chat';

const Toaster = lazy(async () => ({ default: (await import('../shared/ui/toast')).Toaster }));

/** The shared frame of every public page. */
export function SiteFrame() {
  const { t } = useTranslation('common');
  return (
    <>
      <a className="skip-link" href="#content">
        {t('skipToContent')}
      </a>
      <ContactBar />
      <Navigation />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <WhatsAppChat />
      <Notices />
    </>
  );
}

/** A place for the notice of a sign-out, which leads here; it loads when the page is idle, and is no part of a rendered page. */
function Notices() {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
