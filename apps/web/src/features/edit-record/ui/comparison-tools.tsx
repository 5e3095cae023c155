import { useNavigate } from '@tanstack/react-router';
import { Button, Checkbox, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './history.module.css';

interface ComparisonToolsProps {
  /** Path of the history. */
  readonly at: string;
  readonly chosen: number;
  readonly toPrevious: boolean;
  /** Whether there is another version to compare with than that. */
  readonly canChoose: boolean;
  readonly busy: boolean;
  /** Whether fields that are alike are shown, too. */
  readonly whole: boolean;
  readonly onWhole: (whole: boolean) => void;
  /** Absent: it stands. */
  readonly onRestore?: () => void;
}

/** What can be done with a version, and how it is looked at. */
export function ComparisonTools({ at, chosen, toPrevious, canChoose, ...means }: ComparisonToolsProps) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { busy, whole, onWhole, onRestore } = means;
  return (
    <div className={styles.tools}>
      {onRestore === undefined ? null : (
        <Button type="primary" disabled={busy} onClick={onRestore}>
          {t('history.restore')}
        </Button>
      )}
      {canChoose ? (
        <Segmented
          aria-label={t('history.with')}
          value={toPrevious ? 'previous' : 'current'}
          options={['current', 'previous'].map((value) => ({ value, label: t(`history.compare.${value}`) }))}
          onChange={(value) =>
            void navigate({
              to: at,
              search: { version: chosen, ...(value === 'previous' && { with: value }) },
              resetScroll: false,
            })
          }
        />
      ) : null}
      <Checkbox checked={whole} onChange={({ target }) => onWhole(target.checked)}>
        {t('history.whole')}
      </Checkbox>
    </div>
  );
}
