import type { LibraryFile } from '@site/api-client';
import { Form } from 'antd';
import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { shownAddress } from '../../../../entities/file';
import { useFormFrame, type Values } from '../../../../shared/ui/admin-form';
import { Picture, sizedFile } from '../../../../shared/ui/picture';
import styles from './file.module.css';

const CENTRE = 50;
const STEP = 1;
const LARGE_STEP = 10;
const MOVES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const hundredth = (share: number): number => Math.min(100, Math.max(0, Math.round(share)));

/** The point of a picture that no crop cuts off: clicked on, moved by arrows or typed; and how the site then crops it. */
export function FocalPoint({ file }: { readonly file: LibraryFile }) {
  const { t } = useTranslation('admin');
  const { saving, keep } = useFormFrame();
  const form = Form.useFormInstance<Values>();
  const [x, y] = [useShare('focal_x'), useShare('focal_y')];
  const address = shownAddress(file);

  function move(toX: number, toY: number): void {
    if (saving) return;
    for (const [name, share] of [
      ['focal_x', toX],
      ['focal_y', toY],
    ] as const) {
      form.setFieldValue(name, String(hundredth(share)));
    }
    keep();
    void form.validateFields(['focal_x', 'focal_y']).catch(() => undefined);
  }

  function point({ currentTarget, clientX, clientY }: MouseEvent): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    move(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
  }

  function step(event: KeyboardEvent): void {
    const [dx, dy] = MOVES[event.key] ?? [];
    if (dx === undefined || dy === undefined) return;
    event.preventDefault();
    const by = event.shiftKey ? LARGE_STEP : STEP;
    // From the form: a second key may come before the first one is shown.
    const at = (name: string) => shareOf(form.getFieldValue(name));
    move(at('focal_x') + dx * by, at('focal_y') + dy * by);
  }

  return (
    <div className={styles.focal}>
      {/* The marker in it does the same by keyboard. */}
      <div className={styles.whole} style={placeOf(file)} onClick={point}>
        <img src={sizedFile(address, 960)} alt={t('media.picture')} />
        <button
          type="button"
          className={styles.marker}
          style={{ left: `${x}%`, top: `${y}%` } satisfies CSSProperties}
          aria-label={t('media.marker', { x, y })}
          aria-describedby="focal-hint"
          onClick={(event) => event.stopPropagation()}
          onKeyDown={step}
        />
      </div>
      <p id="focal-hint" className={styles.hint}>
        {t('media.focalHint')}
      </p>
      <figure className={styles.crop}>
        <Picture file={address} facts={{ focus: [Math.round(x / 10), Math.round(y / 10)] }} eager />
        <figcaption>{t('media.crop')}</figcaption>
      </figure>
    </div>
  );
}

/** Tallest that a picture is shown, in rem. */
const TALLEST = 26;

/** The room that a picture takes, before it is there. */
function placeOf({ width, height }: LibraryFile): CSSProperties | undefined {
  if (!width || !height) return undefined;
  const ratio = width / height;
  return { width: `min(100%, ${TALLEST * ratio}rem, ${width}px)`, aspectRatio: ratio };
}

function useShare(name: 'focal_x' | 'focal_y'): number {
  const form = Form.useFormInstance<Values>();
  return shareOf(Form.useWatch(name, { form, preserve: true }));
}

function shareOf(typed: unknown): number {
  const share = Number(typed ?? CENTRE);
  return Number.isFinite(share) ? hundredth(share) : CENTRE;
}
