import { FIRM_DEFAULTS, FIRM_PLACEHOLDERS } from '@site/vocabulary';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './settings.module.css';

const PLACEHOLDERS: ReadonlySet<string> = new Set(FIRM_PLACEHOLDERS);

/** Whether a fact is one that the owner has to give: room is kept for saying so, or all below it would move. */
export function isOwnersToGive(name: string): boolean {
  return PLACEHOLDERS.has(name);
}

interface FactHintProps {
  readonly name: string;
  readonly value: string;
  readonly children?: ReactNode;
}

/** What is said below a fact: that it is still to be given, for as long as it is. */
export function FactHint({ name, value, children }: FactHintProps) {
  const { t } = useTranslation('admin');
  const given = value.trim() !== String(FIRM_DEFAULTS[name as keyof typeof FIRM_DEFAULTS] ?? '');
  return (
    <>
      {given || !isOwnersToGive(name) ? null : (
        <span className={styles.waiting}>{t('settings.waiting')}</span>
      )}
      {children}
    </>
  );
}
