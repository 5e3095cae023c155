import { Modal } from 'antd';
import { useTranslation } from '../../../shared/i18n';
import type { Removal } from './use-removal';

/** Asks before a deletion; a click outside is no answer. */
export function RemovalDialog({ removal }: { removal: Removal }) {
  const { t } = useTranslation('admin');
  const { pending, busy, cancel, confirm, closed } = removal;
  return (
    <Modal
      open={pending !== undefined}
      title={t('removal.title')}
      okText={t('removal.confirm')}
      okButtonProps={{ danger: true }}
      cancelText={t('cancel')}
      cancelButtonProps={{ disabled: busy, autoFocus: true }}
      confirmLoading={busy}
      closable={false}
      mask={{ closable: false }}
      keyboard={!busy}
      destroyOnHidden
      onOk={confirm}
      onCancel={cancel}
      afterClose={closed}
    >
      <p>{pending === undefined ? '' : t('removal.text', { name: pending.name })}</p>
    </Modal>
  );
}
