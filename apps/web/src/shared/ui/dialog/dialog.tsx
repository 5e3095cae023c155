import type { ReactNode, RefObject } from 'react';
import styles from './dialog.module.css';

interface Props {
  ref: RefObject<HTMLDialogElement | null>;
  /** Also the fragment of the address that shows it where there is no script. */
  id?: string;
  /** Id of its heading. */
  labelledBy: string;
  onClose: () => void;
  picture?: ReactNode;
  children: ReactNode;
  /** What the cross in its corner is called; absent: there is none. */
  cross?: string;
  /** What closes it, and where it leads. */
  foot: ReactNode;
}

/** The native modal: it holds the focus and closes on Escape and beside the sheet. */
export function Dialog({ ref, id, labelledBy, onClose, picture, children, cross, foot }: Props) {
  return (
    <dialog
      ref={ref}
      id={id}
      className={styles.dialog}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.sheet}>
        {picture}
        <div className={styles.text}>{children}</div>
        <div className={styles.foot}>{foot}</div>
        {cross !== undefined && (
          <button type="button" className={styles.cross} aria-label={cross} onClick={onClose}>
            <span aria-hidden="true">×</span>
          </button>
        )}
      </div>
    </dialog>
  );
}

/** Opens it with the focus on what closes it: the first link of its text may stand far down. */
export function showDialog(dialog: HTMLDialogElement | null): void {
  dialog?.showModal();
  dialog?.querySelector<HTMLElement>(`.${styles.foot} :is(a, button)`)?.focus({ preventScroll: true });
}

/** A row of badges in a dialog, and its running text. */
export const dialogBadges = styles.badges;
export const dialogDescription = styles.description;
