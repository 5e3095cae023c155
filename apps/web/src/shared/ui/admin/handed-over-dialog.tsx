import { Modal, type InputRef } from 'antd';
import { useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { HandedOver } from './handed-over';
import styles from './handed-over.module.css';

interface HandedOverDialogProps {
  /** Where its sentences are among the texts. */
  readonly texts: string;
  /** The field that has the focus first. */
  readonly first: RefObject<InputRef | null>;
  /** What came of the form, in its place. */
  readonly secret: string | undefined;
  readonly onSubmit: () => void;
  readonly onClosed: () => void;
  /** The fields of the form and its button. */
  readonly children: ReactNode;
}

/** A form that makes something with a secret, which is shown in its place, once. */
export function HandedOverDialog({
  texts,
  first,
  secret,
  onSubmit,
  onClosed,
  children,
}: HandedOverDialogProps) {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState(true);
  return (
    <Modal
      open={open}
      title={t(`${texts}.add`)}
      footer={null}
      // A click beside it must not lose what is shown only once.
      mask={{ closable: false }}
      onCancel={() => setOpen(false)}
      // A field that takes the focus by itself hides from the dialog where to give it back.
      afterOpenChange={(isOpen) => (isOpen ? first.current?.focus() : onClosed())}
    >
      {secret === undefined ? (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          {children}
        </form>
      ) : (
        <HandedOver
          value={secret}
          text={t(`${texts}.secretText`)}
          label={t(`${texts}.secret`)}
          copy={t(`${texts}.copy`)}
          copied={t(`${texts}.copied`)}
        />
      )}
    </Modal>
  );
}
