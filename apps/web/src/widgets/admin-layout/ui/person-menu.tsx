import UserOutlined from '@ant-design/icons/UserOutlined';
import { useNavigate } from '@tanstack/react-router';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '../../../entities/session';
import { useSignOut } from '../../../features/sign-out';
import styles from './admin-header.module.css';

/** All that concerns whoever is here: account, password, sessions, the way out. */
export function PersonMenu({ person: { full_name: name, email } }: { readonly person: SessionUser }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { busy, signOut, signOutEverywhere } = useSignOut(() => navigate({ to: '/' }));
  const [open, setOpen] = useState(false);
  return (
    <Dropdown
      open={open}
      onOpenChange={setOpen}
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: [
          {
            key: 'who',
            type: 'group',
            label: (
              <>
                <strong className={styles.name}>{name}</strong>
                <span className={styles.email}>{email}</span>
              </>
            ),
          },
          {
            key: 'account',
            label: t('dashboard.ownAccount'),
            onClick: () => void navigate({ to: '/admin/account' }),
          },
          {
            key: 'password',
            label: t('dashboard.ownPassword'),
            onClick: () => void navigate({ to: '/admin/password' }),
          },
          {
            key: 'site',
            label: t('visitSite'),
            className: `${styles.narrow}`,
            onClick: () => void navigate({ to: '/' }),
          },
          { key: 'line', type: 'divider' },
          {
            key: 'everywhere',
            label: t('menu.signOutEverywhere'),
            disabled: busy,
            onClick: signOutEverywhere,
          },
          { key: 'signOut', label: t('signOut.action'), disabled: busy, onClick: signOut },
        ],
      }}
    >
      <Button
        type="text"
        className={`${styles.person}`}
        icon={<UserOutlined />}
        aria-label={t('menu.person', { name })}
        aria-haspopup="menu"
        aria-expanded={open}
      >
        <span className={styles.shownName}>{name}</span>
      </Button>
    </Dropdown>
  );
}
