import { Alert, Button } from 'antd';
import { useId, useState } from 'react';
import { useLocale, useTranslation } from '../../../shared/i18n';
import styles from './conflict-panel.module.css';
import { languageOf } from './field-refusal';
import { useFormFrame } from './form-frame';
import type { FieldRule, Values } from './record-kind';
import type { Conflict } from './use-record-editor';
import { wordMoment } from './word-moment';

interface ConflictPanelProps {
  readonly conflict: Conflict<Values>;
  readonly mine: Values;
  readonly disabled: boolean;
  /** Present when their changes and mine can stand together. */
  readonly onMerge: (() => void) | undefined;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Someone else saved first: says who, and lets the person choose; nothing typed is lost before. */
export function ConflictPanel({
  conflict,
  mine,
  disabled,
  onMerge,
  onKeepMine,
  onTakeTheirs,
}: ConflictPanelProps) {
  const { t } = useTranslation('admin');
  const [shown, setShown] = useState(false);
  const tableId = useId();
  return (
    <Alert
      className={styles.alert ?? ''}
      type="warning"
      showIcon
      title={
        <strong>
          <ConflictTitle conflict={conflict} />
        </strong>
      }
      description={
        <div className={styles.panel}>
          <p>{t('conflict.text')}</p>
          <div className={styles.choices}>
            {onMerge === undefined ? null : (
              <Button type="primary" disabled={disabled} onClick={onMerge}>
                {t('conflict.merge')}
              </Button>
            )}
            <Button type={onMerge ? 'default' : 'primary'} disabled={disabled} onClick={onKeepMine}>
              {t('conflict.keepMine')}
            </Button>
            <Button
              disabled={disabled}
              aria-expanded={shown}
              aria-controls={tableId}
              onClick={() => setShown(!shown)}
            >
              {shown ? t('conflict.hide') : t('conflict.show')}
            </Button>
            <Button disabled={disabled} onClick={onTakeTheirs}>
              {t('conflict.takeTheirs')}
            </Button>
          </div>
          <div id={tableId} hidden={!shown}>
            <Differences theirs={conflict.theirs} mine={mine} />
          </div>
        </div>
      }
    />
  );
}

function ConflictTitle({ conflict: { changedBy, changedAt } }: Pick<ConflictPanelProps, 'conflict'>) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  if (changedBy === undefined || changedAt === undefined) return t('conflict.title');
  const { day, time } = wordMoment(new Date(changedAt), new Date(), locale);
  return day === undefined
    ? t('conflict.titleToday', { name: changedBy, time })
    : t('conflict.titleOnDay', { name: changedBy, day, time });
}

function Differences({ theirs, mine }: { theirs: Values; mine: Values }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const differing = Object.entries(useFormFrame().rules).filter(([name]) => theirs[name] !== mine[name]);
  if (differing.length === 0) return <p>{t('conflict.same')}</p>;
  const read = ({ word }: FieldRule, value = '') =>
    value === '' ? t('conflict.emptyValue') : (word?.(value, t, locale) ?? value);
  return (
    <dl className={styles.differences}>
      {differing.map(([name, rule]) => (
        <div key={name} className={styles.difference}>
          <dt>{t(`fields.${name}`)}</dt>
          <dd>
            <span className={styles.whose}>{t('conflict.theirs')}</span>
            <span lang={languageOf(name)}>{read(rule, theirs[name])}</span>
          </dd>
          <dd>
            <span className={styles.whose}>{t('conflict.mine')}</span>
            <span lang={languageOf(name)}>{read(rule, mine[name])}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
