import { useTranslation } from 'react-i18next';
import { greeting, useFact, useFirm, WhatsAppButton } from '../../../entities/firm';
import { wordedFor } from '../../../shared/text';
import styles from './contact-page.module.css';

/** A conversation that has its first sentence already. */
export function QuickContact() {
  const { t } = useTranslation('contact');
  const firm = useFirm();
  const fact = useFact();
  return (
    <section className={`${styles.quick} on-dark`} aria-labelledby="quick">
      <h2 id="quick">{t('quick.title')}</h2>
      <p>{t('quick.text', wordedFor(firm.whatsapp_number))}</p>
      <WhatsAppButton message={greeting(firm)}>{t('quick.action')}</WhatsAppButton>
      {fact('whatsapp_number', () => null)}
    </section>
  );
}
