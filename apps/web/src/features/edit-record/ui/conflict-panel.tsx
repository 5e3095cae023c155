import { Alert, Button, Form } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/i18n';
import { languageOf, type FieldName } from '../../../shared/text';
import { namesInOrder, useFormFrame, type Values } from '../../../shared/ui/admin-form';
import type { Conflict } from '../model/use-record-editor';
import styles from './conflict-panel.module.css';
import { ConflictTitle } from './conflict-title';

interface ConflictPanelProps {
  readonly conflict: Conflict;
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
          <ConflictTitle {...conflict} />
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

function Differences({ theirs, mine }: { theirs: Values; mine: Values }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { rules } = useFormFrame();
  const names = namesInOrder(Form.useFormInstance(), rules);
  const differing = names.filter((name) => theirs[name] !== mine[name]);
  if (differing.length === 0) return <p>{t('conflict.same')}</p>;
  const read = (name: FieldName, value = '') =>
    value === '' ? t('conflict.emptyValue') : (rules[name]?.word?.(value, t, locale) ?? value);
  return (
    <dl className={styles.differences}>
      {differing.map((name) => (
        <div key={name} className={styles.difference}>
          <dt>{t(`fields.${name}`)}</dt>
          <dd>
            <span className={styles.whose}>{t('conflict.theirs')}</span>
            <span lang={languageOf(name)}>{read(name, theirs[name])}</span>
          </dd>
          <dd>
            <span className={styles.whose}>{t('conflict.mine')}</span>
            <span lang={languageOf(name)}>{read(name, mine[name])}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
