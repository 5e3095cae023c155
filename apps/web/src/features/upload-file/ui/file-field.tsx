import type { Bucket } from '@site/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileAt, shownAddress } from '../../../entities/file';
import { shownFile } from '../../../shared/address';
import type { FieldName } from '../../../shared/text';
import { fieldOf, type ControlProps, type Values } from '../../../shared/ui/admin-form';
import styles from './file-field.module.css';
import { UploadZone } from './upload-zone';

interface FileProps extends ControlProps {
  /** The field that holds the size of the file as a text; absent: the library is asked. */
  readonly sizeName?: FieldName;
  readonly bucket: Bucket;
  readonly texts: string;
}

/** The PDF of a record; its value is the address of the stored file. */
export const FileField = fieldOf(function FileControl({ sizeName, ...control }: FileProps) {
  const { t } = useTranslation('admin');
  const { bucket, texts } = control;
  const form = Form.useFormInstance();
  const kept = Form.useWatch((values: Values) => sizeName && values[sizeName], { form, preserve: true });
  const file = shownFile(control.value, bucket);
  const { data: known } = useQuery({ ...fileAt(file ?? ''), enabled: file !== undefined });
  const size: unknown = sizeName === undefined ? known?.file_size : kept;
  const keepSize = (text: string | null) => {
    if (sizeName !== undefined) form.setFieldValue(sizeName, text);
  };
  const [fileName, setFileName] = useState<string>();
  return (
    <UploadZone
      {...control}
      onUploaded={(stored) => {
        setFileName(stored.name);
        keepSize(stored.file_size);
      }}
      onRemoved={() => keepSize('')}
    >
      <a
        className={styles.document}
        href={known ? shownAddress(known) : file}
        target="_blank"
        rel="noreferrer"
      >
        <svg viewBox="0 0 32 40" width="32" height="40" fill="none" aria-hidden="true">
          <path d="M3 1.5h18L29.5 10v28.5h-26.5z" fill="#fff" stroke="currentColor" strokeLinejoin="round" />
          <path d="M21 1.5V10h8.5" stroke="currentColor" strokeLinejoin="round" />
          <path d="M8 18h16M8 23h16M8 28h10" stroke="currentColor" />
        </svg>
        <span>
          <span className={styles.name}>{fileName ?? t(`${texts}.unnamed`)}</span>
          {typeof size === 'string' && size !== '' && size !== '0.00 MB' ? (
            <span className={styles.size}>{size}</span>
          ) : null}
          <span className={styles.open}>{t(`${texts}.open`)}</span>
        </span>
      </a>
    </UploadZone>
  );
});
