import { BUCKETS } from '@site/vocabulary';
import { Button, Progress, Upload } from 'antd';
import { useEffect, useRef, type AriaAttributes, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormFrame, type ControlProps } from '../../../shared/ui/admin-form';
import { FILE_SORTS } from '../model/file-sorts';
import { useFileDrag } from '../model/use-file-drag';
import { useUpload, type UploadPlan, type UploadState } from '../model/use-upload';
import { LibraryChoice } from './library-choice';
import styles from './upload-zone.module.css';

interface UploadZoneProps
  extends
    Omit<ControlProps, 'id'>,
    Omit<UploadPlan, 'onUploaded'>,
    Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'> {
  readonly id: string;
  readonly onUploaded?: UploadPlan['onUploaded'];
  readonly onRemoved?: () => void;
  /** What is shown of the file that is there. */
  readonly children?: ReactNode;
  /** Whether there may be none. */
  readonly removable?: boolean;
}

/** Chooses or catches, sends, replaces and removes the one file of a field. */
export function UploadZone({
  id,
  value = '',
  onChange,
  texts,
  children = null,
  removable = true,
  ...more
}: UploadZoneProps) {
  const { t } = useTranslation('admin');
  const { saving } = useFormFrame();
  const zone = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { state, upload, again, say, cancel } = useUpload({
    ...more,
    texts,
    onUploaded: (stored) => {
      more.onUploaded?.(stored);
      onChange?.(stored.url);
    },
  });
  const closed = saving || state.kind === 'sending';
  const take = (file: File | undefined) => {
    if (file !== undefined && !closed) upload(file);
  };
  const drag = useFileDrag(zone);
  const kept = state.kind === 'failed' ? state.kept : undefined;
  useFocusInside(zone, input, state.kind);

  return (
    // What is chosen in it is its own; only what is dropped comes from Ant Design. What it accepts, its bytes say.
    <Upload.Dragger
      className={`${styles.dragger}`}
      hasControlInside
      openFileDialogOnClick={false}
      multiple={false}
      showUploadList={false}
      disabled={closed}
      beforeUpload={(file) => {
        take(file);
        return false;
      }}
    >
      <div ref={zone} className={styles.zone} data-drag={closed ? 'none' : drag}>
        {value === '' ? null : children}
        <div className={styles.side}>
          <div className={styles.choices} hidden={state.kind === 'sending'}>
            <input
              ref={input}
              id={id}
              type="file"
              className={styles.file}
              accept={FILE_SORTS[BUCKETS[more.bucket]].accept}
              disabled={closed}
              aria-invalid={more['aria-invalid']}
              aria-describedby={`${id}-limits ${id}-note ${more['aria-describedby'] ?? ''}`.trim()}
              onChange={({ target }) => {
                take(target.files?.[0]);
                // The same file can then be chosen again.
                target.value = '';
              }}
            />
            <label htmlFor={id} className={styles.choose}>
              {t(value === '' ? `${texts}.choose` : `${texts}.replace`)}
            </label>
            {removable ? (
              <LibraryChoice
                bucket={more.bucket}
                value={value}
                disabled={closed}
                onChoose={(file) => {
                  more.onUploaded?.(file);
                  onChange?.(file.url);
                  say(t('library.chosen'));
                  input.current?.focus();
                }}
              />
            ) : null}
            {value === '' || !removable ? (
              <span className={styles.drop}>{t(`${texts}.drop`)}</span>
            ) : (
              <Button
                danger
                disabled={closed}
                onClick={() => {
                  more.onRemoved?.();
                  onChange?.('');
                  say(t(`${texts}.removed`));
                  input.current?.focus();
                }}
              >
                {t(`${texts}.remove`)}
              </Button>
            )}
          </div>
          {state.kind === 'sending' ? <Sending state={state} texts={texts} onCancel={cancel} /> : null}
          <p id={`${id}-limits`} className={styles.limits}>
            {t(`${texts}.limits`)}
          </p>
          <div className={styles.outcome} data-failed={state.kind === 'failed' || undefined}>
            <p id={`${id}-note`} aria-live="polite">
              {state.kind === 'sending' ? '' : state.note}
            </p>
            {kept === undefined ? null : (
              <>
                <span className={styles.name}>{kept.chosen.name}</span>
                <Button data-again onClick={() => again(kept)} disabled={saving}>
                  {t('retry')}
                </Button>
              </>
            )}
          </div>
        </div>
        <p className={styles.catch} aria-hidden="true">
          {t(`${texts}.catch`)}
        </p>
      </div>
    </Upload.Dragger>
  );
}

interface ProgressProps {
  readonly state: Extract<UploadState, { kind: 'sending' }>;
  readonly texts: string;
  readonly onCancel: () => void;
}

function Sending({ state: { name, share }, texts, onCancel }: ProgressProps) {
  const { t } = useTranslation('admin');
  const label = t(share === undefined ? `${texts}.preparing` : `${texts}.progress`);
  return (
    <div className={styles.progress}>
      <span className={styles.sent}>
        <span className={styles.doing}>{label}</span>
        <span className={styles.name}>{name}</span>
        {share === undefined ? null : <span className={styles.share}>{`${Math.floor(share * 100)} %`}</span>}
      </span>
      <Progress aria-label={label} percent={Math.floor((share ?? 0) * 100)} showInfo={false} />
      <Button data-cancel onClick={onCancel}>
        {t('upload.cancel')}
      </Button>
    </div>
  );
}

/** The button that has the focus goes when its work is done: the focus goes on to the next thing to do. */
function useFocusInside(
  zone: RefObject<HTMLElement | null>,
  input: RefObject<HTMLElement | null>,
  kind: UploadState['kind'],
): void {
  const inside = useRef(false);
  useEffect(() => {
    const note = () => {
      inside.current = zone.current?.contains(document.activeElement) === true;
    };
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, [zone]);
  useEffect(() => {
    if (!inside.current) return;
    const next = zone.current?.querySelector<HTMLElement>('[data-cancel], [data-again]') ?? input.current;
    next?.focus();
  }, [zone, input, kind]);
}
