import { Modal } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { codeRequest } from '../../../entities/session';
import { CheckCodeForm } from '../../../features/authenticate';
import { useFocusReturn } from '../../../shared/ui/admin';
import styles from './session-dialog.module.css';

/** What was asked for waits for a code, then goes on. */
export function CodeDialog() {
  const { t, ready } = useTranslation(['admin', 'auth']);
  const form = useRef<HTMLDivElement>(null);
  useFocusReturn();
  if (!ready) return null;
  const answer = (given: boolean) => codeRequest.getState().answer?.(given);
  return (
    <Modal
      open
      title={t('auth:code.dialog')}
      footer={null}
      mask={{ closable: false }}
      onCancel={() => answer(false)}
      afterOpenChange={(open) => {
        if (open) form.current?.querySelector('input')?.focus();
      }}
    >
      <p className={styles.text}>{t('auth:code.dialogText')}</p>
      <div ref={form}>
        <CheckCodeForm onDone={() => answer(true)} />
      </div>
    </Modal>
  );
}
