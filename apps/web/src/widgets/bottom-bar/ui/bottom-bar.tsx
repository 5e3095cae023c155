import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { phoneAddress, useFirm, useGreeting, whatsAppAddress } from '../../../entities/firm';
import { outbound } from '../../../shared/config';
import { QuoteLink } from '../../../shared/ui/quote-link';
import { WhatsAppGlyph } from '../../../shared/ui/whatsapp-glyph';
import styles from './bottom-bar.module.css';

/** Where the page itself is the way to the firm, or the visitor is at work. */
const WITHOUT = /^\/(?:contact|auth)(?:\/|$)/;

/** On phones, the three ways to the firm under the thumb; the last thing of the page, so it covers none of it. */
export function BottomBar() {
  const { t } = useTranslation('common');
  const firm = useFirm();
  const greeting = useGreeting();
  const path = useLocation({ select: ({ pathname }) => pathname });
  if (WITHOUT.test(path)) return null;
  return (
    <nav className={`${styles.bar} no-print`} aria-label={t('bar.label')}>
      <QuoteLink className={`${styles.way} ${styles.quote}`}>{t('bar.quote')}</QuoteLink>
      <a className={`${styles.way} ${styles.whatsapp}`} href={whatsAppAddress(firm, greeting)} {...outbound}>
        <WhatsAppGlyph size={22} />
        {t('bar.whatsapp')}
        <span className="visually-hidden"> {t('newTab')}</span>
      </a>
      {firm.phone !== null && (
        <a className={styles.way} href={phoneAddress(firm.phone)}>
          {t('bar.call')}
        </a>
      )}
    </nav>
  );
}
