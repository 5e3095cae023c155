import type { Bucket } from '@site/vocabulary';
import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldItem } from '../editing/field-item';
import { useFormFrame } from '../editing/form-frame';
import styles from './file-field.module.css';
import { preparePdf } from './prepare-pdf';
import { UploadZone, type FileControl } from './upload-zone';

interface FileFieldProps {
  readonly name: string;
  /** The field that holds the size of the file as a text. */
  readonly sizeName: string;
  readonly bucket: Bucket;
  readonly texts: string;
}

/** The PDF of a record; its value is the address of the stored file. */
export function FileField({ name, ...file }: FileFieldProps) {
  return (
    <FieldItem name={name}>
      <Control id={name} {...file} />
    </FieldItem>
  );
}

function Control({ sizeName, bucket, texts, ...control }: Omit<FileFieldProps, 'name'> & FileControl) {
  const { t } = useTranslation('admin');
  const { saving, onUploading } = useFormFrame();
  const form = Form.useFormInstance();
  const size = Form.useWatch<string | undefined>(sizeName, { form, preserve: true });
  const [fileName, setFileName] = useState<string>();
  return (
    <UploadZone
      {...control}
      bucket={bucket}
      texts={texts}
      accept="application/pdf,.pdf"
      prepare={preparePdf}
      disabled={saving}
      onBusyChange={onUploading}
      onUploaded={(stored) => {
        setFileName(stored.name);
        form.setFieldValue(sizeName, stored.file_size);
      }}
      onRemoved={() => form.setFieldValue(sizeName, '')}
    >
      <a className={styles.document} href={control.value} target="_blank" rel="noreferrer">
        <svg viewBox="0 0 32 40" width="32" height="40" fill="none" aria-hidden="true">
          <path d="M3 1.5h18L29.5 10v28.5h-26.5z" fill="#fff" stroke="currentColor" strokeLinejoin="round" />
          <path d="M21 1.5V10h8.5" stroke="currentColor" strokeLinejoin="round" />
          <path d="M8 18h16M8 23h16M8 28h10" stroke="currentColor" />
        </svg>
        <span>
          <span className={styles.name}>{fileName ?? t(`${texts}.unnamed`)}</span>
          {size ? <span className={styles.size}>{size}</span> : null}
          <span className={styles.open}>{t(`${texts}.open`)}</span>
        </span>
      </a>
    </UploadZone>
  );
}
