import { Alert, Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './conflict-panel.module.css';
import type { RecordBody } from './use-record-editor';

export interface ComparedField {
  readonly name: string;
  readonly label: string;
  /** How a stored value reads, e.g. the name of a status. */
  readonly word?: (value: string) => string;
  readonly lang?: string;
}

interface ConflictPanelProps {
  readonly fields: readonly ComparedField[];
  readonly theirs: RecordBody;
  readonly mine: RecordBody;
  readonly disabled: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Someone else saved first: shows both versions and lets the person choose; nothing typed is lost before. */
export function ConflictPanel({
  fields,
  theirs,
  mine,
  disabled,
  onKeepMine,
  onTakeTheirs,
}: ConflictPanelProps) {
  const { t } = useTranslation('admin');
  const [shown, setShown] = useState(false);
  const tableId = useId();
  return (
    <Alert
      type="warning"
      showIcon
      title={<strong>{t('conflict.title')}</strong>}
      description={
        <div className={styles.panel}>
          <p>{t('conflict.text')}</p>
          <div className={styles.choices}>
            <Button type="primary" disabled={disabled} onClick={onKeepMine}>
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
            <Differences fields={fields} theirs={theirs} mine={mine} />
          </div>
        </div>
      }
    />
  );
}

function Differences({ fields, theirs, mine }: Pick<ConflictPanelProps, 'fields' | 'theirs' | 'mine'>) {
  const { t } = useTranslation('admin');
  const differing = fields.filter(({ name }) => (theirs[name] ?? '') !== (mine[name] ?? ''));
  if (differing.length === 0) return <p>{t('conflict.same')}</p>;
  const read = ({ word }: ComparedField, value: string | null | undefined) =>
    value ? (word?.(value) ?? value) : t('conflict.emptyValue');
  return (
    <dl className={styles.differences}>
      {differing.map((field) => (
        <div key={field.name} className={styles.difference}>
          <dt>{field.label}</dt>
          <dd>
            <span className={styles.whose}>{t('conflict.theirs')}</span>
            <span lang={field.lang}>{read(field, theirs[field.name])}</span>
          </dd>
          <dd>
            <span className={styles.whose}>{t('conflict.mine')}</span>
            <span lang={field.lang}>{read(field, mine[field.name])}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
