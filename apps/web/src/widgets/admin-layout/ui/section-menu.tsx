import { useQuery } from '@tanstack/react-query';
import { Link, useRouterState } from '@tanstack/react-router';
import { Badge, Menu } from 'antd';
import { useTranslation } from 'react-i18next';
import { countsQuery } from '../../../entities/content';
import { useLocale } from '../../../shared/i18n';
import { ADMIN_PATH, sectionAt, SECTIONS } from '../model/sections';
import { SILENT } from '../model/use-failing-reads';
import styles from './admin-layout.module.css';

interface SectionMenuProps {
  /** Whether the server has said that the person may see numbers. */
  readonly counting: boolean;
  readonly folded?: boolean;
  readonly onLeave?: () => void;
}

/** Every section one click from every other: a list of links, whatever the menu looks like. */
export function SectionMenu({ counting, folded = false, onLeave }: SectionMenuProps) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const here = useRouterState({ select: ({ location }) => sectionAt(location.pathname) });
  const { data: counts } = useQuery({ ...countsQuery, enabled: counting, meta: SILENT });
  const items = SECTIONS.map(({ path, text, Icon, waiting }) => {
    const count = (waiting && counts?.[waiting]) ?? 0;
    return {
      key: path,
      role: 'listitem',
      icon: (
        <Badge dot={folded && count > 0} offset={[2, 2]}>
          <Icon aria-hidden />
        </Badge>
      ),
      title: t(text),
      label: (
        <Link to={path} activeOptions={{ exact: path === ADMIN_PATH }} onClick={onLeave}>
          {t(text)}
          {count > 0 ? (
            <>
              {' '}
              <span aria-hidden="true" className={styles.count}>
                <Badge count={count} overflowCount={999} />
              </span>
              <span className="visually-hidden">
                {`${count.toLocaleString(locale)} ${t('menu.unread', { count })}`}
              </span>
            </>
          ) : null}
        </Link>
      ),
    };
  });
  return (
    <nav aria-label={t('menu.label')}>
      <Menu
        mode="inline"
        role="list"
        tabIndex={-1}
        className={styles.menu ?? ''}
        selectedKeys={here === undefined ? [] : [here]}
        items={items}
      />
    </nav>
  );
}
