import MenuOutlined from '@ant-design/icons/MenuOutlined';
import { Link } from '@tanstack/react-router';
import { Button, Layout } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirm } from '../../../entities/firm';
import type { SessionUser } from '../../../entities/session';
import { loadedDialog } from '../../../shared/ui/admin';
import { LanguageSwitch } from '../../../shared/ui/language-switch';
import styles from './admin-header.module.css';
import { PersonMenu } from './person-menu';
import { SearchOpener } from './search-opener';

const MenuDrawer = loadedDialog(async () => (await import('./menu-drawer')).MenuDrawer);

interface AdminHeaderProps {
  readonly person: SessionUser | undefined;
  /** What the menu of a small screen gets; undefined: there is none. */
  readonly menu: { readonly counting: boolean } | undefined;
}

export function AdminHeader({ person, menu }: AdminHeaderProps) {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <Layout.Header className={`${styles.bar}`}>
      {menu === undefined ? null : (
        <>
          <Button
            ref={opener}
            type="text"
            className={`${styles.burger}`}
            icon={<MenuOutlined />}
            aria-label={t('menu.open')}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          />
          {open ? (
            <MenuDrawer
              {...menu}
              onClosed={() => {
                setOpen(false);
                opener.current?.focus();
              }}
            />
          ) : null}
        </>
      )}
      <Link to="/admin" className={styles.firm}>
        {useFirm().name}
      </Link>
      {menu === undefined ? null : <SearchOpener ready={menu.counting} />}
      <div className={styles.ways}>
        <Link to="/" className={styles.site}>
          {t('visitSite')}
        </Link>
        <LanguageSwitch />
        {person === undefined ? null : <PersonMenu person={person} />}
      </div>
    </Layout.Header>
  );
}
