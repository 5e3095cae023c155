import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/ui/admin';
import { exportRecords } from '../api/transfer-calls';

const FORMATS = ['csv', 'json'] as const;

interface ExportMenuProps {
  /** What addresses call the kind. */
  readonly url: string;
  /** Search and filters of the list. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** Saves what the list has, on all its pages. */
export function ExportMenu({ url, parameters }: ExportMenuProps) {
  const { t } = useTranslation('admin');
  const { busy, run } = useAction();
  return (
    <Dropdown
      autoFocus
      disabled={busy}
      trigger={['click']}
      menu={{
        items: FORMATS.map((format) => ({
          key: format,
          label: t(`transfer.formats.${format}`),
          onClick: () => run(() => exportRecords(url, format, parameters), t('transfer.exported')),
        })),
      }}
    >
      <Button disabled={busy} aria-haspopup="menu">
        {t('transfer.export')}
      </Button>
    </Dropdown>
  );
}
