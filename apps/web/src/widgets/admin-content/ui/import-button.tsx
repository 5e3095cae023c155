import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadedDialog } from '../../../shared/ui/admin';

const ImportDrawer = loadedDialog(async () => (await import('./import-drawer')).ImportDrawer, ['transfer']);

interface ImportButtonProps {
  /** What addresses call the kind. */
  readonly url: string;
  /** Told once records have been taken in. */
  readonly onImported: () => Promise<unknown>;
}

export function ImportButton({ url, onImported }: ImportButtonProps) {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={opener} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('transfer.import')}
      </Button>
      {open ? (
        <ImportDrawer
          url={url}
          onImported={onImported}
          onClosed={() => {
            setOpen(false);
            opener.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}
