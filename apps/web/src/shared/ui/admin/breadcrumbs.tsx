import { Link } from '@tanstack/react-router';
import { Breadcrumb } from 'antd';
import { useTranslation } from 'react-i18next';

interface Way {
  readonly to: string;
  readonly search?: Readonly<Record<string, string | number>>;
  readonly label: string;
}

interface BreadcrumbsProps {
  /** Between the dashboard and the screen. */
  readonly ways: readonly Way[];
  readonly onLeave?: () => void;
  readonly title: string;
}

/** Where a screen lies that is two deep. */
export function Breadcrumbs({ ways, onLeave, title }: BreadcrumbsProps) {
  const { t } = useTranslation('admin');
  return (
    <Breadcrumb
      aria-label={t('menu.path')}
      items={[
        ...[{ to: '/admin', label: t('menu.dashboard') }, ...ways].map(({ to, search = {}, label }: Way) => ({
          title: (
            <Link to={to} search={search} onClick={onLeave}>
              {label}
            </Link>
          ),
        })),
        { title: <span aria-current="page">{title}</span> },
      ]}
    />
  );
}
