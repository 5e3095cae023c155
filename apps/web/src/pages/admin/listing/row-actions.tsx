import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../shared/i18n';
import { prepareQuestion } from '../removal/removal-question';
import type { Removable } from '../removal/use-removal';
import { DeleteIcon, EditIcon } from '../ui/icons';
import styles from './cells.module.css';

interface RowActionsProps {
  /** Path of the list; the form of a record is below it. */
  readonly path: string;
  readonly id: string;
  readonly name: string;
  readonly onRemove: (record: Removable) => void;
}

export function RowActions({ path, id, name, onRemove }: RowActionsProps) {
  const { t } = useTranslation('admin');
  const edit = t('list.edit', { name });
  const remove = t('list.remove', { name });
  return (
    <div className={styles.actions}>
      <Link to={`${path}/$id`} params={{ id }} className={styles.action} aria-label={edit} title={edit}>
        <EditIcon />
      </Link>
      <button
        type="button"
        className={styles.action}
        data-danger
        aria-label={remove}
        title={remove}
        onPointerEnter={prepareQuestion}
        onFocus={prepareQuestion}
        onClick={() => onRemove({ id, name })}
      >
        <DeleteIcon />
      </button>
    </div>
  );
}

/** The title of a row, which leads to its form. */
export function RecordLink({ path, id, lang, children }: RecordLinkProps) {
  return (
    <Link to={`${path}/$id`} params={{ id }} lang={lang} className={styles.text} title={children}>
      {children}
    </Link>
  );
}

interface RecordLinkProps {
  readonly path: string;
  readonly id: string;
  readonly lang?: 'fr' | 'en';
  readonly children: string;
}
