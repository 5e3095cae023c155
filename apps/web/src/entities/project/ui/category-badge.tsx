import { categoryTone, foldCategory } from '@site/vocabulary';
import { useTranslation } from 'react-i18next';
import styles from './badge.module.css';

export function CategoryBadge({ category }: { category: string }) {
  const { t } = useTranslation('projects');
  const name = t(`category.${foldCategory(category)}`, { defaultValue: category });
  return <span className={`${styles.badge} ${styles[categoryTone(category)]}`}>{name}</span>;
}
