import CopyOutlined from '@ant-design/icons/CopyOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import { useTranslation } from 'react-i18next';
import type { ContentList } from '../../../features/list-records';
import { RemoveButton, type Removable } from '../../../features/remove-record';
import { ButtonLink, rowActions } from '../../../shared/ui/admin';

interface RowActionsProps {
  /** Of the list; the form of a record is below it. */
  readonly path: ContentList<never>['path'];
  readonly record: Removable;
  readonly onRemove: (record: Removable) => void;
}

export function RowActions({ path, record, onRemove }: RowActionsProps) {
  const { t } = useTranslation('admin');
  const { id, name } = record;
  const edit = t('list.edit', { name });
  const copy = t('list.copy', { name });
  return (
    <div className={rowActions}>
      <ButtonLink
        to={`${path}/$id`}
        params={{ id }}
        color="primary"
        variant="text"
        icon={<EditOutlined />}
        aria-label={edit}
        title={edit}
      />
      <ButtonLink
        to={`${path}/new`}
        search={{ from: id }}
        color="default"
        variant="text"
        icon={<CopyOutlined />}
        aria-label={copy}
        title={copy}
      />
      <RemoveButton record={record} onAsk={onRemove} />
    </div>
  );
}
