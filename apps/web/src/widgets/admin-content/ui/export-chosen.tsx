import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { exportRecords } from '../api/transfer-calls';
import { useAction } from '../../../shared/ui/admin';

interface ExportChosenProps {
  readonly url: string;
  readonly rows: readonly { readonly id: string }[];
}

/** Saves the chosen rows as a table. */
export function ExportChosen({ url, rows }: ExportChosenProps) {
  const { t } = useTranslation('admin');
  const { busy, run } = useAction();
  const ids = rows.map(({ id }) => id).join(',');
  return (
    <Button
      disabled={busy}
      onClick={() => run(() => exportRecords(url, 'csv', { ids }), t('transfer.exported'))}
    >
      {t('transfer.export')}
    </Button>
  );
}
