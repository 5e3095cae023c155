import { Link } from '@tanstack/react-router';
import { Breadcrumb } from 'antd';
import { useTranslation } from 'react-i18next';

interface BreadcrumbsProps {
  /** The list that the screen lies below. */
  readonly to: string;
  readonly search?: Readonly<Record<string, string | number>>;
  readonly onLeave?: () => void;
  readonly section: string;
  readonly title: string;
}

/** Where a screen lies that is two deep. */
export function Breadcrumbs({ to, search = {}, onLeave, section, title }: BreadcrumbsProps) {
  const { t } = useTranslation('admin');
  return (
    <Breadcrumb
      aria-label={t('menu.path')}
      items={[
        {
          title: (
            <Link to="/admin" onClick={onLeave}>
              {t('menu.dashboard')}
            </Link>
          ),
        },
        {
          title: (
            <Link to={to} search={search} onClick={onLeave}>
              {section}
            </Link>
          ),
        },
        { title: <span aria-current="page">{title}</span> },
      ]}
    />
  );
}
