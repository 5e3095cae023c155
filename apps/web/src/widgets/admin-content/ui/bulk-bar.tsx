import type { SeenRecord } from '@site/api-client';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectionBar } from '../../../features/list-records';
import { prepareQuestion, type Removal } from '../../../features/remove-record';
import { useBulk, type BulkInput } from '../model/use-bulk';

interface BulkBarProps<TRow, TAct> extends BulkInput<TRow, TAct> {
  /** Beside the removal, with the names of their buttons. */
  readonly actions: readonly { readonly act: TAct; readonly text: string }[];
  readonly removal: Removal;
  /** What else can be done with them, beside the actions. */
  readonly more?: ReactNode;
}

/** What can be done with the chosen rows at once. */
export function BulkBar<TRow extends SeenRecord, TAct>({
  actions,
  removal,
  more,
  ...input
}: BulkBarProps<TRow, TAct>) {
  const { t } = useTranslation('admin');
  const { busy, run } = useBulk(input);
  const { rows, nameOf } = input.selection;
  return (
    <SelectionBar selection={input.selection} busy={busy}>
      {actions.map(({ act, text }) => (
        <Button key={text} disabled={busy} onClick={() => run(act)}>
          {text}
        </Button>
      ))}
      {more}
      <Button
        danger
        disabled={busy}
        onPointerEnter={prepareQuestion}
        onFocus={prepareQuestion}
        onClick={() =>
          removal.ask(...rows.map((row) => ({ id: row.id, version: row.version, name: nameOf(row) })))
        }
      >
        {t('bulk.remove')}
      </Button>
    </SelectionBar>
  );
}
