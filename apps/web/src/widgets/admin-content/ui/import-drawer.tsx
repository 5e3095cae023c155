import type { ImportReport } from '@site/api-client';
import { Button, Drawer, Spin, Upload } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { retryIfBusy, useSingleMutation } from '../../../shared/api';
import { useClosing } from '../../../shared/ui/admin';
import { toast } from '../../../shared/ui/toast';
import { importRecords } from '../api/transfer-calls';
import { FileRefusal } from './file-refusal';
import { Report } from './import-report';
import styles from './transfer.module.css';

interface ImportDrawerProps {
  readonly url: string;
  readonly onImported: () => Promise<unknown>;
  /** It is gone, and with it the hold it had on the focus. */
  readonly onClosed: () => void;
}

interface Outcome {
  readonly file: File;
  readonly report?: ImportReport;
  readonly error?: unknown;
}

/** A file is read, then what it would do is said, then it is done. */
export function ImportDrawer({ url, onImported, onClosed }: ImportDrawerProps) {
  const { t } = useTranslation('transfer');
  const { close, drawer } = useClosing(onClosed);
  const [outcome, setOutcome] = useState<Outcome>();
  const result = useRef<HTMLDivElement>(null);
  const { busy, run } = useSingleMutation(async ({ file, dryRun }: { file: File; dryRun: boolean }) => {
    try {
      const report = await retryIfBusy(() => importRecords(url, file, dryRun));
      setOutcome({ file, report });
      if (!report.imported) return;
      toast({ title: t('admin:success'), description: t('imported') });
      close();
      await onImported();
    } catch (error) {
      setOutcome({ file, error });
    }
  });
  useEffect(() => {
    if (outcome !== undefined) result.current?.focus();
  }, [outcome]);
  const { file, report } = outcome ?? {};
  const ready = report?.refused.length === 0 && report.created + report.changed > 0;
  return (
    <Drawer {...drawer} size={640} title={t('title')} styles={{ wrapper: { maxWidth: '100%' } }}>
      <p className={styles.explanation}>{t('explanation')}</p>
      <Spin spinning={busy} delay={200}>
        <Upload.Dragger
          accept=".csv,.json,text/csv,application/json"
          height={120}
          showUploadList={false}
          disabled={busy}
          beforeUpload={(chosen) => {
            void run({ file: chosen, dryRun: true });
            return false;
          }}
        >
          <p className={styles.choose}>{t('choose')}</p>
          <p className={styles.limits}>{t('limits')}</p>
        </Upload.Dragger>
      </Spin>
      <div ref={result} tabIndex={-1} className={styles.result} aria-busy={busy}>
        {file === undefined ? null : <h3 className={styles.file}>{file.name}</h3>}
        {report === undefined ? null : <Report report={report} />}
        {outcome?.error === undefined ? null : <FileRefusal error={outcome.error} />}
      </div>
      {file !== undefined && ready ? (
        <Button type="primary" disabled={busy} onClick={() => void run({ file, dryRun: false })}>
          {t('do')}
        </Button>
      ) : null}
    </Drawer>
  );
}
