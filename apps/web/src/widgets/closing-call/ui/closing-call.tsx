import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EMAIL_ADDRESS, GREETING, outbound, whatsAppAddress } from '../../../shared/config';
import styles from './closing-call.module.css';

interface Props {
  /** On the contact page itself, asking for a quote writes an e-mail. */
  byEmail?: boolean;
}

/** The end of a page: write now, or ask for a quote. */
export function ClosingCall({ byEmail = false }: Props) {
  const { t } = useTranslation('common');
  return (
    <section className={`${styles.call} on-dark no-print`} aria-labelledby="closing-call">
      <div className={`container ${styles.row}`}>
        <div>
          <h2 id="closing-call">{t('closing.title')}</h2>
          <p className="lead">{t('closing.text')}</p>
        </div>
        <div className={styles.actions}>
          {byEmail ? (
            <a className="button" href={EMAIL_ADDRESS}>
              {t('closing.quote')}
            </a>
          ) : (
            <Link to="/contact" className="button">
              {t('closing.quote')}
            </Link>
          )}
          <a className="button button-quiet" href={whatsAppAddress(GREETING)} {...outbound}>
            {t('closing.whatsapp')}
            <span className="visually-hidden"> {t('newTab')}</span>
          </a>
        </div>
      </div>
    </section>
  );
}
