import { useRef } from 'react';
import { greeting, useFirm, whatsAppAddress } from '../../../entities/firm';
import { outbound } from '../../../shared/config';
import { useTranslation } from '../../../shared/i18n';
import styles from './whatsapp-chat.module.css';

/** A round button that expands into a card; its own close button needs script, the round one does not. */
export function WhatsAppChat() {
  const { t } = useTranslation('common');
  const firm = useFirm();
  const widget = useRef<HTMLDetailsElement>(null);
  const close = () => {
    widget.current?.removeAttribute('open');
    widget.current?.querySelector('summary')?.focus();
  };
  return (
    <div className={`${styles.dock} no-print`}>
      <div className={`container ${styles.row}`}>
        <details
          ref={widget}
          className={styles.widget}
          name="frame"
          onKeyDown={(event) => {
            if (event.key === 'Escape') close();
          }}
        >
          <summary className={styles.button}>
            <Bubble />
            <span className="visually-hidden">{t('chat.open')}</span>
          </summary>
          <section className={styles.card} aria-label={t('chat.title')}>
            <div className={styles.head}>
              <h2 className={styles.title}>{t('chat.title')}</h2>
              <button type="button" className={styles.close} onClick={close}>
                {t('chat.close')}
              </button>
            </div>
            <p className={styles.greeting}>{t('chat.greeting')}</p>
            <a
              className={`button ${styles.start}`}
              href={whatsAppAddress(firm, greeting(firm))}
              {...outbound}
            >
              {t('chat.start')}
              <span className="visually-hidden"> {t('newTab')}</span>
            </a>
          </section>
        </details>
      </div>
    </div>
  );
}

function Bubble() {
  return (
    <svg
      viewBox="0 0 32 32"
      width="30"
      height="30"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M16 4a12 12 0 0 0-10.3 18.1L4 28l6.1-1.6A12 12 0 1 0 16 4Z" strokeLinejoin="round" />
      <path d="M10.5 14.5h11M10.5 18.5h7" strokeLinecap="round" />
    </svg>
  );
}
