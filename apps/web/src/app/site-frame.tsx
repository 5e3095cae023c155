import { Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ContactBar } from '../widgets/contact-bar';
import { Footer } from '../widgets/footer';
import { Navigation } from '../widgets/navigation';
import { WhatsAppChat } from '../widgets/whatsapp-chat';

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
    </>
  );
}
