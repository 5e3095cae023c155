import { IMAGE_TYPES, type Bucket } from '@site/vocabulary';
import { Button } from 'antd';
import { useRef, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './image-field.module.css';
import { useImageUpload, type UploadProgress } from './use-image-upload';

interface ImageFieldProps {
  readonly id: string;
  readonly bucket: Bucket;
  readonly value?: string | null;
  readonly onChange?: (url: string | null) => void;
  readonly onBusyChange: (busy: boolean) => void;
  readonly disabled: boolean;
}

/** Chooses, sends, shows and removes the picture of a record; its value is the address of the stored file. */
export function ImageField({ id, bucket, value = null, onChange, onBusyChange, disabled }: ImageFieldProps) {
  const { t } = useTranslation('admin');
  const input = useRef<HTMLInputElement>(null);
  const { progress, note, upload, say, cancel } = useImageUpload({
    bucket,
    onUploaded: (url) => onChange?.(url),
    onBusyChange,
  });
  const closed = disabled || progress !== undefined;

  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file !== undefined && !closed) void upload(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };

  return (
    <div className={styles.field} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      {value === null || value === '' ? null : (
        <img className={styles.preview} src={`${value}?w=320`} alt={t('upload.preview')} />
      )}
      <div className={styles.side}>
        <div className={styles.choices}>
          <input
            ref={input}
            id={id}
            type="file"
            className={styles.file}
            accept={IMAGE_TYPES.join(',')}
            disabled={closed}
            aria-describedby={`${id}-limits ${id}-note`}
            onChange={({ target }) => {
              take(target.files);
              // The same file can then be chosen again.
              target.value = '';
            }}
          />
          <label htmlFor={id} className={styles.choose}>
            {value ? t('upload.replace') : t('upload.choose')}
          </label>
          <span className={styles.drop}>{t('upload.drop')}</span>
          {value ? (
            <Button
              danger
              disabled={closed}
              onClick={() => {
                onChange?.(null);
                say(t('upload.removed'));
                input.current?.focus();
              }}
            >
              {t('upload.remove')}
            </Button>
          ) : null}
        </div>
        <p id={`${id}-limits`} className={styles.limits}>
          {t('upload.limits')}
        </p>
        {progress === undefined ? null : <Progress progress={progress} onCancel={cancel} />}
        <p id={`${id}-note`} className={styles.note} aria-live="polite">
          {note}
        </p>
      </div>
    </div>
  );
}

function Progress({ progress: { share }, onCancel }: { progress: UploadProgress; onCancel: () => void }) {
  const { t } = useTranslation('admin');
  const label = share === undefined ? t('upload.preparing') : t('upload.progress');
  return (
    <div className={styles.progress}>
      <span>{label}</span>
      <progress aria-label={label} max={1} {...(share !== undefined && { value: share })} />
      <Button size="small" onClick={onCancel}>
        {t('upload.cancel')}
      </Button>
    </div>
  );
}
