import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Removable } from '../model/use-removal';
import { prepareQuestion } from './removal-question';

interface RemoveButtonProps {
  readonly record: Removable;
  readonly onAsk: (record: Removable) => void;
}

/** Asks for the deletion of the record of a row. */
export function RemoveButton({ record, onAsk }: RemoveButtonProps) {
  const { t } = useTranslation('admin');
  const label = t('list.remove', { name: record.name });
  return (
    <Button
      type="text"
      danger
      icon={<DeleteOutlined />}
      aria-label={label}
      title={label}
      onPointerEnter={prepareQuestion}
      onFocus={prepareQuestion}
      onClick={() => onAsk(record)}
    />
  );
}
