import type { LibraryFile } from '@site/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { Descriptions, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { isPicture, shownAddress, sizeShown } from '../../../../entities/file';
import { TextField, TextPair, type BodyProps } from '../../../../features/edit-record';
import { Replacement } from '../../../../features/upload-file';
import { useLocale } from '../../../../shared/i18n';
import { formatMoment } from '../../../../shared/text';
import { FileUses } from '../../../../widgets/admin-content';
import { FocalPoint } from './focal-point';
import styles from './file.module.css';

/** What is said of a file beside what it is. */
export function FileFields({ record }: BodyProps<LibraryFile>) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const queries = useQueryClient();
  if (record === undefined) return null;
  const picture = isPicture(record);
  return (
    <div className={styles.form}>
      {picture ? <FocalPoint file={record} /> : null}
      <div className={styles.fields}>
        <TextField name="name" />
        {picture ? (
          <>
            <TextPair name="alt" rows={2} hintOf={() => t('media.alternativeHint')} />
            <div className={styles.point}>
              <TextField name="focal_x" type="number" inputMode="numeric" />
              <TextField name="focal_y" type="number" inputMode="numeric" />
            </div>
          </>
        ) : null}
        <Form.Item label={t('media.content')}>
          <Replacement
            file={record}
            onReplaced={() => queries.invalidateQueries({ queryKey: ['edited', 'files', record.id] })}
          />
        </Form.Item>
        <Descriptions
          column={1}
          size="small"
          title={t('media.facts')}
          items={[
            { key: 'kind', label: t('media.kind'), children: t(`media.kinds.${record.bucket}`) },
            { key: 'size', label: t('media.size'), children: measuresOf(record) },
            {
              key: 'at',
              label: t('media.uploadedAt'),
              children: formatMoment(record.uploaded_at, locale, true),
            },
            { key: 'uses', label: t('media.usedIn'), children: <FileUses records={record.used_by} /> },
            {
              key: 'address',
              label: t('media.address'),
              children: (
                <a href={shownAddress(record)} target="_blank" rel="noreferrer">
                  {record.url}
                </a>
              ),
            },
          ]}
        />
      </div>
    </div>
  );
}

function measuresOf({ file_size, width, height }: LibraryFile): string {
  const pixels = width === null || height === null ? '' : `, ${width} × ${height} px`;
  return `${sizeShown(file_size)}${pixels}`;
}
