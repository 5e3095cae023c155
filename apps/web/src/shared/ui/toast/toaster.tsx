import { useEffect, useId, useState } from 'react';
import { useTranslation } from '../../i18n';
import { dismissToast, openPlace, useToasts, type Toast } from './toast.store';
import styles from './toaster.module.css';

const SHOWN_FOR_MS = { plain: 5000, destructive: 8000 } as const;

const READABLE_FOR_MS = 4000;

const NONE: readonly Toast[] = [];

/** Shows the notices. Several may stand in a page: one of them speaks. */
export function Toaster() {
  const id = useId();
  const toasts = useToasts(({ toasts: all, places }) => (places[0] === id ? all : NONE));
  useEffect(() => openPlace(id), [id]);
  return (
    <div className={styles.stack}>
      {toasts.map((shown) => (
        <Notice key={shown.id} notice={shown} />
      ))}
    </div>
  );
}

function Notice({ notice }: { notice: Toast }) {
  const { t } = useTranslation('common');
  const [held, setHeld] = useState(false);
  const { id, tone, title, description, link, shownAt, outdated } = notice;

  useEffect(() => {
    if (held) return undefined;
    const delay = outdated ? Math.max(0, shownAt + READABLE_FOR_MS - Date.now()) : SHOWN_FOR_MS[tone];
    const timer = setTimeout(() => dismissToast(id), delay);
    return () => clearTimeout(timer);
  }, [held, id, tone, shownAt, outdated]);

  return (
    <div
      role={tone === 'destructive' ? 'alert' : 'status'}
      className={`${styles.toast} ${tone === 'destructive' ? styles.destructive : ''}`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {description === undefined ? null : <p className={styles.description}>{description}</p>}
        {link === undefined ? null : (
          <a className={styles.link} href={link.href}>
            {link.text}
          </a>
        )}
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={t('chat.close')}
        onClick={() => dismissToast(id)}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  );
}
