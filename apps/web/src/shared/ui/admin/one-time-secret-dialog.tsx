import { Button, Modal, type InputRef } from 'antd';
import { useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { OneTimeSecret } from './one-time-secret';
import styles from './one-time-secret.module.css';
import { useAction } from './use-action';

export interface OneTimeSecretDialogProps {
  /** Where its sentences are among the texts. */
  readonly texts: string;
  /** The field that has the focus first. */
  readonly first: RefObject<InputRef | null>;
  /** Whether enough is said to make something. */
  readonly ready: boolean;
  readonly make: () => Promise<{ readonly secret: string }>;
  readonly onMade: () => Promise<unknown>;
  readonly onClosed: () => void;
  /** The fields of the form. */
  readonly children: ReactNode;
}

/** A form that makes something with a secret, which is shown in its place, once. */
export function OneTimeSecretDialog({
  texts,
  first,
  ready,
  make,
  onMade,
  onClosed,
  children,
}: OneTimeSecretDialogProps) {
  const { t } = useTranslation('admin');
  const { busy, run } = useAction();
  const [open, setOpen] = useState(true);
  const [secret, setSecret] = useState<string>();
  const submit = async () => {
    const made = await make().finally(() => first.current?.focus());
    setSecret(made.secret);
    await onMade();
  };
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
          // A browser would say what is wrong in its own language.
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            run(submit);
          }}
        >
          {children}
          <Button type="primary" htmlType="submit" disabled={busy || !ready}>
            {t(`${texts}.make`)}
          </Button>
        </form>
      ) : (
        <OneTimeSecret
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
