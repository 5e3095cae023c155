import type { ImportReport } from '@site/api-client';
import { Alert, Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/i18n';
import styles from './transfer.module.css';

const COUNTS = ['created', 'changed', 'unchanged'] as const;
const PAGE = 20;

/** What a file would do; what is refused, by line, field and reason. */
export function Report({ report }: { readonly report: ImportReport }) {
  const { t } = useTranslation('transfer');
  const locale = useLocale();
  const { refused } = report;
  const lines = new Set(refused.map(({ line }) => line)).size;
  const nothing = report.created + report.changed === 0;
  if (nothing && lines === 0 && report.unchanged === 0) {
    return <Alert role="status" type="warning" title={t('none')} />;
  }
  return (
    <>
      <Alert
        role="status"
        type={lines > 0 ? 'error' : nothing ? 'success' : 'info'}
        title={lines > 0 ? t('refused', { count: lines }) : t(nothing ? 'nothing' : 'ready')}
        description={
          <ul>
            {COUNTS.map((name) => (
              <li key={name}>
                {t(name, { count: report[name], number: report[name].toLocaleString(locale) })}
              </li>
            ))}
          </ul>
        }
      />
      {lines === 0 ? null : (
        <Table
          className={`${styles.refused}`}
          size="small"
          rowKey={({ line, field, code }) => `${line} ${field} ${code}`}
          dataSource={[...refused]}
          pagination={refused.length > PAGE && { pageSize: PAGE, showSizeChanger: false }}
          columns={[
            { dataIndex: 'line', title: t('line') },
            {
              dataIndex: 'field',
              title: t('field'),
              render: (field: string) =>
                field === '' ? '' : t(`admin:fields.${field}`, { defaultValue: field }),
            },
            { dataIndex: 'message', title: t('reason') },
          ]}
        />
      )}
    </>
  );
}
