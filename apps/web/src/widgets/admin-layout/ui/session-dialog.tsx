import { Modal } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { session } from '../../../entities/session';
import { SignInForm } from '../../../features/authenticate';
import { useFocusReturn } from '../../../shared/ui/admin';
import styles from './session-dialog.module.css';

/** The session ended while a form was open: a new sign-in, and the call that failed goes on. */
export function SessionDialog() {
  const { t, ready } = useTranslation(['admin', 'auth']);
  const form = useRef<HTMLDivElement>(null);
  useFocusReturn();
  if (!ready) return null;
  return (
    <Modal
      open
      title={t('admin:expired.title')}
      footer={null}
      mask={{ closable: false }}
      onCancel={() => session.declineToSignIn()}
      afterOpenChange={(open) => {
        // Not the button that closes: whoever was typing goes on typing.
        if (open) form.current?.querySelector('input')?.focus();
      }}
    >
      <p className={styles.text}>{t('admin:expired.text')}</p>
      <div ref={form}>
        <SignInForm quiet />
      </div>
    </Modal>
  );
}
