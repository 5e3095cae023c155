import { Alert, Button, Empty, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed, ScreenSkeleton } from '../../../../shared/ui/admin';
import { usePartnerOrder } from '../model/use-partner-order';
import { PartnerLines } from './partner-lines';

/** Lets the partners be put in the order in which the site shows them. */
export function PartnerOrderDialog({ onClosed }: { readonly onClosed: () => void }) {
  const { t } = useTranslation('admin');
  const [shown, setShown] = useState(true);
  const order = usePartnerOrder(() => setShown(false));
  const { partners, conflict, busy, isArranged } = order;
  return (
    <Modal
      open={shown}
      title={t('partnerOrder.title')}
      okText={t('partnerOrder.save')}
      okButtonProps={{ disabled: partners === undefined || partners.length < 2 }}
      cancelText={t('cancel')}
      confirmLoading={busy}
      closable={false}
      mask={{ closable: false }}
      keyboard={!busy && !isArranged}
      onOk={order.save}
      onCancel={() => setShown(false)}
      afterClose={onClosed}
    >
      {conflict === undefined ? null : (
        <Alert
          type="warning"
          showIcon
          title={
            conflict.changedBy === undefined
              ? t('partnerOrder.changed')
              : t('partnerOrder.changedBy', { name: conflict.changedBy })
          }
          action={
            <Button size="small" disabled={busy} onClick={order.takeTheirs}>
              {t('partnerOrder.theirs')}
            </Button>
          }
        />
      )}
      {content()}
    </Modal>
  );

  function content() {
    if (order.failed && partners === undefined) {
      return <LoadFailed title={t('partnerOrder.loadFailed')} onRetry={order.retry} />;
    }
    if (partners === undefined) return <ScreenSkeleton text={t('loading')} />;
    if (partners.length === 0) {
      return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('partners.empty')} />;
    }
    return (
      <>
        <p>{t('partnerOrder.hint')}</p>
        <PartnerLines partners={partners} disabled={busy} onArrange={order.arrange} />
      </>
    );
  }
}
