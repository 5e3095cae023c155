import type { Bucket } from '@site/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fileAt, shownAddress } from '../../../entities/file';
import { shownFile } from '../../../shared/address';
import { fieldOf, type ControlProps } from '../../../shared/ui/admin-form';
import { sizedFile } from '../../../shared/ui/picture';
import { UploadZone } from './upload-zone';
import styles from './upload-zone.module.css';

interface ImageProps extends ControlProps {
  readonly bucket: Bucket;
  readonly texts: string;
  /** A logo is shown whole, a photograph fills its frame. */
  readonly whole?: boolean;
}

/** The picture of a record, cropped as the site does; its value is the address of the stored file. */
export const ImageField = fieldOf(function ImageControl({ whole = false, ...control }: ImageProps) {
  const { t } = useTranslation('admin');
  const file = shownFile(control.value, control.bucket);
  const { data: known } = useQuery({ ...fileAt(file ?? ''), enabled: file !== undefined });
  return (
    <UploadZone {...control}>
      <img
        className={styles.preview}
        data-whole={whole || undefined}
        src={file && sizedFile(known ? shownAddress(known) : file, 320)}
        style={known ? { objectPosition: `${known.focal_x}% ${known.focal_y}%` } : undefined}
        alt={t(`${control.texts}.preview`)}
      />
    </UploadZone>
  );
});
