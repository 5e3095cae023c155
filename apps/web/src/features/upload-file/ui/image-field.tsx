import { IMAGE_TYPES, type Bucket } from '@site/vocabulary';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fileAt, shownAddress } from '../../../entities/file';
import { shownFile } from '../../../shared/address';
import type { FieldName } from '../../../shared/text';
import { FieldItem, useFormFrame } from '../../../shared/ui/admin-form';
import { sizedFile } from '../../../shared/ui/picture';
import { prepareImage } from '../model/prepare-image';
import { UploadZone, type FileControl } from './upload-zone';
import styles from './upload-zone.module.css';

interface ImageFieldProps {
  readonly name: FieldName;
  readonly bucket: Bucket;
  readonly texts: string;
  readonly hint?: ReactNode;
  /** A logo is shown whole, a photograph fills its frame. */
  readonly whole?: boolean;
}

/** The picture of a record, cropped as the site does; its value is the address of the stored file. */
export function ImageField({ name, hint, ...picture }: ImageFieldProps) {
  return (
    <FieldItem name={name} hint={hint}>
      <Control id={name} {...picture} />
    </FieldItem>
  );
}

function Control({
  bucket,
  texts,
  whole = false,
  ...control
}: Omit<ImageFieldProps, 'name' | 'hint'> & FileControl) {
  const { t } = useTranslation('admin');
  const { saving, onUploading } = useFormFrame();
  const file = shownFile(control.value, bucket);
  const { data: known } = useQuery({ ...fileAt(file ?? ''), enabled: file !== undefined });
  return (
    <UploadZone
      {...control}
      bucket={bucket}
      texts={texts}
      accept={IMAGE_TYPES.join(',')}
      prepare={prepareImage}
      disabled={saving}
      onBusyChange={onUploading}
    >
      <img
        className={styles.preview}
        data-whole={whole || undefined}
        src={file && sizedFile(known ? shownAddress(known) : file, 320)}
        style={known ? { objectPosition: `${known.focal_x}% ${known.focal_y}%` } : undefined}
        alt={t(`${texts}.preview`)}
      />
    </UploadZone>
  );
}
