import { RecordPage, type ContentForm } from '../../../features/edit-record';
import { RemoveStored } from './remove-stored';

/** The screen of a record, with what else can be done with it. */
export function ContentFormPage<TRecord extends { readonly id: string }>({
  kind,
}: {
  readonly kind: ContentForm<TRecord>;
}) {
  return <RecordPage kind={kind} actionsOf={(stored) => <RemoveStored kind={kind} {...stored} />} />;
}
