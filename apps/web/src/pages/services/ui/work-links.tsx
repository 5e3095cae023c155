import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DepartmentName } from '../../../shared/config';
import { useLocale } from '../../../shared/i18n';
import { wholeNumber } from '../../../shared/text';
import type { DepartmentWork } from '../model/department-work';
import styles from './department.module.css';

const lists = [
  { name: 'projects', id: 'project-list' },
  { name: 'resources', id: 'publication-list' },
] as const;

interface Props {
  department: DepartmentName;
  work: DepartmentWork;
}

/** The ways to what a department did, with how much there is; none where there is nothing. */
export function WorkLinks({ department, work }: Props) {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const shown = lists.flatMap(({ name, id }) => {
    const count = work[name].find(({ value }) => value === department)?.count ?? 0;
    return count > 0 ? [{ name, id, count }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <p className={`${styles.work} no-print`}>
      {shown.map(({ name, id, count }) => (
        <Link key={name} to={`/${name}`} search={{ department }} hash={id} preload={false}>
          {t(`work.${name}`, { count, number: wholeNumber(count, locale) })}
          <span aria-hidden="true"> →</span>
        </Link>
      ))}
    </p>
  );
}
