import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { lastList, useChanged } from '../../../entities/content';
import type { ContentForm } from '../../../features/edit-record';
import { prepareQuestion, RemovalQuestion, useRemoval } from '../../../features/remove-record';
import { useLocale } from '../../../shared/i18n';

interface RemoveStoredProps<TRecord> {
  readonly kind: ContentForm<TRecord>;
  readonly record: TRecord;
  readonly etag: string;
  readonly forgetDraft: () => void;
}

/** Deletes the record that a form shows, as it shows it, and goes to the list. */
export function RemoveStored<TRecord extends { readonly id: string }>({
  kind,
  record,
  etag,
  forgetDraft,
}: RemoveStoredProps<TRecord>) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const navigate = useNavigate();
  const { list, copies, url, remove } = kind;
  const name = copies.nameOf(record, locale);
  const removal = useRemoval({
    calls: { read: async () => ({ etag }), remove },
    binned: url,
    doneText: t(`${kind.name}.removed`),
    reload: useChanged(kind.name),
    onRemoved: () => {
      forgetDraft();
      void navigate({ to: list, search: lastList(list) });
    },
  });
  return (
    <>
      <Button
        danger
        aria-label={t('list.remove', { name })}
        onPointerEnter={prepareQuestion}
        onFocus={prepareQuestion}
        onClick={() => removal.ask({ id: record.id, name })}
      >
        {t('removal.confirm')}
      </Button>
      <RemovalQuestion removal={removal} />
    </>
  );
}
