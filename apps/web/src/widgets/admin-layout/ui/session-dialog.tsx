import { Modal } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SignInForm } from '../../../features/authenticate';
import { useFocusReturn } from '../../../shared/ui/admin';
import styles from './session-dialog.module.css';

interface SessionDialogProps {
  /** Of whose session it was. */
  readonly email: string | undefined;
  /** Whoever is asked does not sign in. */
  readonly onClosed: () => void;
}

/** The session ended while a form was open: a new sign-in, and the call that failed goes on. */
export function SessionDialog({ email, onClosed }: SessionDialogProps) {
  const { t } = useTranslation('admin');
  const form = useRef<HTMLDivElement>(null);
  useFocusReturn();
  return (
    <Modal
      open
      title={t('expired.title')}
      footer={null}
      mask={{ closable: false }}
      onCancel={onClosed}
      afterOpenChange={(open) => {
        // Not the button that closes: whoever was typing goes on typing.
        if (open)
          [...(form.current?.querySelectorAll('input') ?? [])].find(({ value }) => value === '')?.focus();
      }}
    >
      <p className={styles.text}>{t('expired.text')}</p>
      <div ref={form}>
        <SignInForm quiet {...(email !== undefined && { typed: { email } })} />
      </div>
    </Modal>
  );
}
