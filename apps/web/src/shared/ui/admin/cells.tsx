import type { CategoryTone, PublicationTone } from '@site/vocabulary';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import styles from './cells.module.css';

/** A text of at most two lines; the whole of it is a hover away. */
export function CellText({ lang, children }: { readonly lang?: 'fr' | 'en'; readonly children: string }) {
  return (
    <span lang={lang} className={styles.text} title={children}>
      {children}
    </span>
  );
}

export function Badge({
  tone = 'grey',
  children,
}: {
  readonly tone?: CategoryTone;
  readonly children: ReactNode;
}) {
  return (
    <Tag className={`${styles.badge}`} data-tone={tone}>
      {children}
    </Tag>
  );
}

/** A text with a dot in the colour of what it names. */
export function DottedText({
  tone,
  children,
}: {
  readonly tone: PublicationTone;
  readonly children: string;
}) {
  return (
    <span className={styles.dotted} data-tone={tone}>
      {children}
    </span>
  );
}
