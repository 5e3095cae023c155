import { useCallback, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dismissToast, openPlace, useToasts, type Toast } from './toast.store';
import styles from './toaster.module.css';
import { useUndoKeys } from './use-undo-keys';

const SHOWN_FOR_MS = { plain: 5000, destructive: 8000 } as const;

const NONE: readonly Toast[] = [];

/** Shows the notices. Several may stand in a page: one of them speaks. */
export function Toaster() {
  const id = useId();
  const toasts = useToasts(({ toasts: all, places }) => (places[0] === id ? all : NONE));
  useEffect(() => openPlace(id), [id]);
  const undoing = toasts.findLast(({ action }) => action?.undoes);
  const undo = useCallback(() => undoing && take(undoing), [undoing]);
  useUndoKeys(undoing && undo);
  return (
    <div className={styles.stack}>
      {toasts.map((shown) => (
        <Notice key={shown.id} notice={shown} />
      ))}
    </div>
  );
}

/** Does what a notice offers; it has nothing more to say. */
function take({ id, action }: Toast): void {
  dismissToast(id);
  action?.run();
}

function Notice({ notice }: { notice: Toast }) {
  const { t } = useTranslation('common');
  const [held, setHeld] = useState(false);
  const { id, tone, title, description, link, action } = notice;
  // What leads on or can be acted on waits for whoever reads slowly (WCAG 2.2.1).
  const lasts = notice.lasts ?? (link || action ? undefined : SHOWN_FOR_MS[tone]);

  useEffect(() => {
    if (held || lasts === undefined) return undefined;
    const timer = setTimeout(() => dismissToast(id), lasts);
    return () => clearTimeout(timer);
  }, [held, id, lasts]);

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
        {action === undefined ? null : (
          <button
            type="button"
            className={styles.action}
            {...(action.undoes && { 'aria-keyshortcuts': 'Control+Z' })}
            onClick={() => take(notice)}
          >
            {action.text}
          </button>
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
