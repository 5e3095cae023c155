import { Button } from 'antd';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../shared/ui/admin';

interface DialogProps {
  readonly onClose: () => void;
}

/** The way to the order of the partners; what it takes is loaded when it is wanted. */
export function ArrangePartners() {
  const { t } = useTranslation('admin');
  const { busy, run } = useAction();
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const open = async () => {
    const { PartnerOrderDialog } = await import('./partner-order-dialog');
    setDialog(() => PartnerOrderDialog);
  };
  return (
    <>
      <Button disabled={busy} onClick={() => run(open)}>
        {t('partnerOrder.open')}
      </Button>
      {Dialog === undefined ? null : <Dialog onClose={() => setDialog(undefined)} />}
    </>
  );
}
