import { listUsers, type ListedUser, type ListUsersParams } from '@site/api-client';
import { ADMIN_ROLE } from '@site/vocabulary';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../entities/session';
import { TableList, useList, type ListDescription } from '../../../../features/list-records';
import { useLocale } from '../../../../shared/i18n';
import { ButtonLink, loadedDialog } from '../../../../shared/ui/admin';
import { useUserColumns } from './user-columns';

const loadDialog = () => import('./person-dialog');
const PersonDialog = loadedDialog(async () => (await loadDialog()).PersonDialog);

const USER_LIST: ListDescription<ListedUser> = {
  kind: 'users',
  path: '/admin/users',
  sorts: ['full_name', 'email'],
  filters: { role: [ADMIN_ROLE] },
  read: (parameters, options) => listUsers(parameters as ListUsersParams, options),
};

export function UserListPage() {
  const { t } = useTranslation('admin');
  const state = useSession(useLocale());
  const self = 'user' in state ? state.user.id : undefined;
  const list = useList(USER_LIST);
  const columns = useUserColumns(self);
  const [chosen, setChosen] = useState<ListedUser>();
  // Read again after each change; somebody who no longer matches the search is still being looked at.
  const person = list.shown?.rows.find(({ id }) => id === chosen?.id) ?? chosen;

  return (
    <>
      <TableList
        list={list}
        texts="people"
        filters={[
          {
            name: 'role',
            label: t('people.role'),
            all: t('people.allRoles'),
            options: [{ value: ADMIN_ROLE, text: t('people.administrators') }],
          },
        ]}
        action={<ButtonLink to="/admin/password">{t('ownPassword.title')}</ButtonLink>}
        columns={columns}
        actionsOf={(row) => (
          <Button
            aria-label={t('people.manageName', { name: row.full_name })}
            onPointerEnter={prepareDialog}
            onFocus={prepareDialog}
            onClick={() => setChosen(row)}
          >
            {t('people.manage')}
          </Button>
        )}
      />
      {person === undefined ? null : (
        <PersonDialog
          key={person.id}
          person={person}
          isSelf={person.id === self}
          onChanged={list.reload}
          onClosed={() => setChosen(undefined)}
        />
      )}
    </>
  );
}

function prepareDialog(): void {
  loadDialog().catch(() => undefined);
}
