import type { ReactNode } from 'react';
import { RecordPage, type ContentForm } from '../../../features/edit-record';
import { RemoveStored } from './remove-stored';

/** The screen of a record, with what else can be done with it. */
export function ContentFormPage<TRecord extends { readonly id: string }>({
  kind,
  actionsOf,
}: {
  readonly kind: ContentForm<TRecord>;
  /** What can be done with a stored record of this kind alone. */
  readonly actionsOf?: (record: TRecord) => ReactNode;
}) {
  return (
    <RecordPage
      kind={kind}
      actionsOf={(stored) => (
        <>
          {actionsOf?.(stored.record)}
          <RemoveStored kind={kind} {...stored} />
        </>
      )}
    />
  );
}
