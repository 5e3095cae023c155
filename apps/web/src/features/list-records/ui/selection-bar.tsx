import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Selection } from '../model/selection';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  readonly selection: Pick<Selection<unknown>, 'rows' | 'clear'>;
  readonly busy: boolean;
  /** The buttons. */
  readonly children: ReactNode;
}

/** What can be done with the chosen rows at once; nothing while none is chosen. */
export function SelectionBar({ selection: { rows, clear }, busy, children }: SelectionBarProps) {
  const { t } = useTranslation('admin');
  if (rows.length === 0) return null;
  return (
    <div role="group" aria-label={t('bulk.label')} className={styles.bar}>
      <strong role="status">{t('bulk.selected', { count: rows.length })}</strong>
      {children}
      <Button type="link" disabled={busy} onClick={clear}>
        {t('bulk.none')}
      </Button>
    </div>
  );
}
