import type { BinnedRecord } from '@site/api-client';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import RollbackOutlined from '@ant-design/icons/RollbackOutlined';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { changeBinned, kindNames, kindOfUrl, useChanged } from '../../../../entities/content';
import { SelectionBar, TableList, useList, useSelection } from '../../../../features/list-records';
import {
  prepareQuestion,
  RemovalQuestion,
  useRemoval,
  useRestoring,
} from '../../../../features/remove-record';
import { rowActions } from '../../../../shared/ui/admin';
import { BIN_LIST, KINDS } from '../model/bin-list';
import { useBinColumns } from './bin-columns';

/** What was deleted, for as long as it can come back. */
export function BinPage() {
  const { t } = useTranslation('admin');
  const list = useList(BIN_LIST);
  const columns = useBinColumns();
  const nameOf = ({ title }: BinnedRecord) => title ?? t('untitled');
  const selection = useSelection(list, nameOf);
  const changed = useChanged(...kindNames());
  const { busy, restore } = useRestoring(async () => {
    await changed();
    list.toHeading();
  });
  const named = (rows: readonly BinnedRecord[]) =>
    rows.map((row) => ({ kind: row.kind, id: row.id, name: nameOf(row) }));
  const erase = (ids: readonly string[]) =>
    changeBinned('erase', named(list.shown?.rows.filter(({ id }) => ids.includes(id)) ?? []));
  const erasure = useRemoval({
    calls: { remove: (id) => erase([id]) },
    several: {
      remove: (records) => erase(records.map(({ id }) => id)),
      doneText: (count) => t('bulk.done.erase', { count }),
    },
    texts: 'erasure',
    doneText: t('bin.erased'),
    reload: changed,
    onRemoved: list.toHeading,
  });
  const { rows: chosen } = selection;

  return (
    <>
      <TableList
        list={list}
        texts="bin"
        introduced
        searchable={false}
        filters={[
          {
            name: 'kind',
            label: t('bin.kind'),
            all: t('bin.allKinds'),
            options: KINDS.map((value) => ({ value, text: t(`kinds.${kindOfUrl(value)}`) })),
          },
        ]}
        bulk={
          <SelectionBar selection={selection} busy={busy}>
            <Button type="primary" disabled={busy} onClick={() => restore(named(chosen))}>
              {t('bin.restore')}
            </Button>
            <Button
              danger
              disabled={busy}
              onPointerEnter={prepareQuestion}
              onFocus={prepareQuestion}
              onClick={() => erasure.ask(...named(chosen))}
            >
              {t('erasure.confirm')}
            </Button>
          </SelectionBar>
        }
        columns={columns}
        selection={selection}
        actionsOf={(row) => (
          <div className={rowActions}>
            <Button
              type="text"
              disabled={busy}
              icon={<RollbackOutlined />}
              aria-label={t('bin.restoreName', { name: nameOf(row) })}
              title={t('bin.restoreName', { name: nameOf(row) })}
              onClick={() => restore(named([row]))}
            />
            <Button
              type="text"
              danger
              disabled={busy}
              icon={<DeleteOutlined />}
              aria-label={t('bin.eraseName', { name: nameOf(row) })}
              title={t('bin.eraseName', { name: nameOf(row) })}
              onPointerEnter={prepareQuestion}
              onFocus={prepareQuestion}
              onClick={() => erasure.ask(...named([row]))}
            />
          </div>
        )}
      />
      <RemovalQuestion removal={erasure} />
    </>
  );
}
