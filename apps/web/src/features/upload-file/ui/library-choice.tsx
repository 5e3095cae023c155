import type { LibraryFile } from '@site/api-client';
import type { Bucket } from '@site/vocabulary';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminTexts } from '../../../shared/i18n';
import { loadedDialog } from '../../../shared/ui/admin';

const LibraryDialog = loadedDialog(
  async () => (await import('./library-dialog')).LibraryDialog,
  adminTexts('media'),
);

interface LibraryChoiceProps {
  readonly bucket: Bucket;
  readonly value: string;
  readonly disabled: boolean;
  readonly onChoose: (file: LibraryFile) => void;
}

/** Opens the files that are there already; their dialog is loaded when it is wanted. */
export function LibraryChoice({ disabled, onChoose, ...library }: LibraryChoiceProps) {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button disabled={disabled} onClick={() => setOpen(true)}>
        {t('library.open')}
      </Button>
      {open ? <LibraryDialog {...library} onClosed={() => setOpen(false)} onChoose={onChoose} /> : null}
    </>
  );
}
