import { useTranslation } from 'react-i18next';
import { greeting, useFact, useFirm, whatsAppAddress } from '../../../entities/firm';
import { outbound } from '../../../shared/config';
import { wordedFor } from '../../../shared/text';
import styles from './contact-page.module.css';

/** A conversation that has its first sentence already. */
export function QuickContact() {
  const { t } = useTranslation('contact');
  const { t: common } = useTranslation('common');
  const firm = useFirm();
  const fact = useFact();
  return (
    <section className={`${styles.quick} on-dark`} aria-labelledby="quick">
      <h2 id="quick">{t('quick.title')}</h2>
      <p>{t('quick.text', wordedFor(firm.whatsapp_number))}</p>
      <a className="button" href={whatsAppAddress(firm, greeting(firm))} {...outbound}>
        {t('quick.action')}
        <span className="visually-hidden"> {common('newTab')}</span>
      </a>
      {fact('whatsapp_number', () => null)}
    </section>
  );
}
