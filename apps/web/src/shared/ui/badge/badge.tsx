import type { PublicationTone } from '@site/vocabulary';
import type { ReactNode } from 'react';
import styles from './badge.module.css';

interface Props {
  tone: PublicationTone;
  children: ReactNode;
}

/** A word in the colour of what it means. */
export function Badge({ tone, children }: Props) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
