import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Removal } from '../model/use-removal';

/** Asks before a deletion; a click outside is no answer. */
export function RemovalDialog({ removal }: { removal: Removal }) {
  const { t } = useTranslation('admin');
  const { pending, texts, kept, busy, cancel, confirm, closed } = removal;
  const [first, ...others] = pending;
  return (
    <Modal
      open={first !== undefined}
      title={t(`${texts}.title`)}
      okText={t(`${texts}.confirm`)}
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
      <p>
        {others.length > 0
          ? t(`${texts}.several`, { count: pending.length })
          : first && t(`${texts}.text`, { name: first.name })}
      </p>
      {kept ? <p>{t('removal.kept')}</p> : null}
    </Modal>
  );
}
