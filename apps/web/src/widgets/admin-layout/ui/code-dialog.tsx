import { Modal } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckCodeForm } from '../../../features/authenticate';
import { useFocusReturn } from '../../../shared/ui/admin';
import styles from './session-dialog.module.css';

interface CodeDialogProps {
  readonly onDone: () => void;
  /** Whoever is asked gives no code. */
  readonly onClosed: () => void;
}

/** What was asked for waits for a code, then goes on. */
export function CodeDialog({ onDone, onClosed }: CodeDialogProps) {
  const { t } = useTranslation('auth');
  const form = useRef<HTMLDivElement>(null);
  useFocusReturn();
  return (
    <Modal
      open
      title={t('code.dialog')}
      footer={null}
      mask={{ closable: false }}
      onCancel={onClosed}
      afterOpenChange={(open) => {
        if (open) form.current?.querySelector('input')?.focus();
      }}
    >
      <p className={styles.text}>{t('code.dialogText')}</p>
      <div ref={form}>
        <CheckCodeForm onDone={onDone} />
      </div>
    </Modal>
  );
}
