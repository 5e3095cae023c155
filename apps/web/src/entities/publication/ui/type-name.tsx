import { useKnownWord } from '../../../shared/i18n';
import styles from './type-name.module.css';

export function TypeName({ type }: { type: string }) {
  return <span className={styles.type}>{useKnownWord('resources', 'type')(type)}</span>;
}
