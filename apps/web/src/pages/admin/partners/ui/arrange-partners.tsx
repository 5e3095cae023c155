import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadedDialog } from '../../../../shared/ui/admin';

const PartnerOrderDialog = loadedDialog(
  async () => (await import('./partner-order-dialog')).PartnerOrderDialog,
);

/** The way to the order of the partners; what it takes is loaded when it is wanted. */
export function ArrangePartners() {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('partnerOrder.open')}
      </Button>
      {open ? <PartnerOrderDialog onClosed={() => setOpen(false)} /> : null}
    </>
  );
}
