import { atPlace, MAP_SHEET, onSheet, pointIn, pointText } from '@site/vocabulary';
import { Input, Select } from 'antd';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldItem, useFormFrame, type ControlProps } from '../../../../shared/ui/admin-form';
import { GAZETTEER } from '../model/gazetteer';
import styles from './point-field.module.css';

const { width, height } = MAP_SHEET;
/** Degrees of one press of an arrow key: ten kilometres, about. */
const STEP = 0.1;
const ARROWS: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  ArrowUp: [STEP, 0],
  ArrowDown: [-STEP, 0],
  ArrowLeft: [0, -STEP],
  ArrowRight: [0, STEP],
};
const MIDDLE = { latitude: 7.5, longitude: -5.5 };
const TOWNS = Object.entries(GAZETTEER).map(([name, [latitude, longitude]]) => ({
  label: name,
  value: pointText({ latitude, longitude }),
}));

/** Where a project is: a town of the list, a place on the map, or its degrees. */
export function PointField() {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.whole}>
      <FieldItem name="point" hint={t('point.hint')}>
        <Control id="point" />
      </FieldItem>
    </div>
  );
}

function Control({ id, value: text = '', onChange }: ControlProps) {
  const { t } = useTranslation('admin');
  const { saving } = useFormFrame();
  const point = pointIn(text);
  const place = point && onSheet(point);
  const choose = (value: string) => onChange?.(value);
  const clicked = ({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLButtonElement>) => {
    // A press of a key is no place.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    const x = ((clientX - box.left) / box.width) * width;
    choose(pointText(atPlace({ x, y: ((clientY - box.top) / box.height) * height })));
  };
  const pressed = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (arrow === undefined) return;
    event.preventDefault();
    const { latitude, longitude } = point ?? MIDDLE;
    choose(pointText({ latitude: latitude + arrow[0], longitude: longitude + arrow[1] }));
  };
  return (
    <div className={styles.point}>
      <div>
        <Input
          id={id}
          value={text}
          placeholder="6.991,-5.744"
          autoComplete="off"
          onChange={({ target }) => choose(target.value)}
        />
        <label htmlFor="point-town" className={styles.label}>
          {t('point.town')}
        </label>
        <div className={styles.town}>
          <Select
            id="point-town"
            disabled={saving}
            showSearch={{ optionFilterProp: 'label' }}
            allowClear
            placeholder={t('point.findTown')}
            value={TOWNS.find(({ value }) => value === text)?.value ?? null}
            options={TOWNS}
            onChange={(value: string | null | undefined) => choose(value ?? '')}
          />
        </div>
      </div>
      <button
        type="button"
        className={styles.map}
        disabled={saving}
        aria-label={t('point.map')}
        onClick={clicked}
        onKeyDown={pressed}
      >
        <img src="/illustrations/west-africa.svg" alt="" width={width} height={height} draggable={false} />
        {place === undefined ? null : (
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            <circle cx={place.x} cy={place.y} r="9" />
          </svg>
        )}
      </button>
    </div>
  );
}
