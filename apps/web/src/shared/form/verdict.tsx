import type { ReactNode } from 'react';
import type { Notice } from './outcome';
import styles from './form.module.css';

const takeFocus = (element: HTMLElement | null) => element?.focus();

/**
 * What the page itself says of a form: posted without script, or where notices cannot be had.
 * @param seek whether the page opens here, or the focus goes here
 * @param isTold a notice says it, too
 */
export function Verdict({
  title,
  description,
  tone,
  seek = false,
  isTold = false,
  children,
}: Notice & { readonly seek?: boolean; readonly isTold?: boolean; readonly children?: ReactNode }) {
  return (
    <div
      role={isTold ? 'group' : tone === 'plain' ? 'status' : 'alert'}
      className={styles.outcome}
      data-tone={tone}
      tabIndex={-1}
      // The attribute is for a page that opens; what appears by script takes the focus by script.
      autoFocus={seek}
      ref={seek && isTold ? takeFocus : undefined}
    >
      <p className={styles.verdict}>{title}</p>
      {description && <p>{description}</p>}
      {children}
    </div>
  );
}
