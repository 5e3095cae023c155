import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadedDialog } from '../../../shared/ui/admin';
import type { Values } from '../../../shared/ui/admin-form';
import type { RecordKind } from '../model/record-kind';

const PreviewDrawer = loadedDialog(async () => (await import('./preview-drawer')).PreviewDrawer, ['preview']);

interface PreviewButtonProps {
  readonly kind: Pick<RecordKind<never>, 'name' | 'preview'> & { readonly publicAddress?: unknown };
  readonly id: string | undefined;
  /** As they stand in the form at this moment. */
  readonly values: () => Values;
}

/** Opens what visitors would see of the form as it stands. */
export function PreviewButton({ kind, id, values }: PreviewButtonProps) {
  const { t } = useTranslation('admin');
  const [seen, setSeen] = useState<Values>();
  const opener = useRef<HTMLButtonElement>(null);
  const { name, preview } = kind;
  if (preview === undefined) return null;
  return (
    <>
      <Button ref={opener} aria-haspopup="dialog" onClick={() => setSeen(values())}>
        {t('preview.open')}
      </Button>
      {seen === undefined ? null : (
        <PreviewDrawer
          name={name}
          id={id}
          values={seen}
          preview={preview}
          first={kind.publicAddress ? 'page' : 'card'}
          onClosed={() => {
            setSeen(undefined);
            opener.current?.focus();
          }}
        />
      )}
    </>
  );
}
