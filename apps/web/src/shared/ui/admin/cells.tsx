import type { CategoryTone, PublicationTone } from '@site/vocabulary';
import { Tag } from 'antd';
import type { CSSProperties, ReactNode } from 'react';
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
  const colours = { background: `var(--badge-${tone})`, color: `var(--badge-${tone}-ink)` };
  return (
    <Tag className={`${styles.badge}`} data-tone={tone} style={colours}>
      {children}
    </Tag>
  );
}

const DOTS: Readonly<Record<PublicationTone, string>> = {
  grey: '#8d9a9e',
  blue: '#2f6fb5',
  green: 'var(--leaf)',
  orange: '#c8661b',
  cyan: 'var(--river)',
  plum: '#8a57ad',
  gold: '#a38108',
  indigo: '#4b58b8',
};

/** A text with a dot in the colour of what it names. */
export function DottedText({
  tone,
  children,
}: {
  readonly tone: PublicationTone;
  readonly children: string;
}) {
  return (
    <span className={styles.dotted} data-tone={tone} style={{ '--dot': DOTS[tone] } as CSSProperties}>
      {children}
    </span>
  );
}
