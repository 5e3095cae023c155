import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { greeting, useFirm, WhatsAppButton } from '../../../entities/firm';
import { WhatsAppGlyph } from '../../../shared/ui/whatsapp-glyph';
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
            <WhatsAppGlyph size={24} />
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
            <WhatsAppButton message={greeting(firm)} className={styles.start ?? ''}>
              {t('chat.start')}
            </WhatsAppButton>
          </section>
        </details>
      </div>
    </div>
  );
}
