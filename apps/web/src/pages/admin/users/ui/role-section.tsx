import { grantRole, revokeRole } from '@site/api-client';
import { ADMIN_ROLE } from '@site/vocabulary';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../shared/ui/admin';
import type { PersonSectionProps } from '../model/person-section';
import styles from './users.module.css';

export function RoleSection({ person, isSelf, onChanged }: PersonSectionProps) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  const { busy, run } = useAction();
  const [asking, setAsking] = useState(false);
  const { id, full_name: name, roles } = person;
  const administers = roles.includes(ADMIN_ROLE);

  const grant = () =>
    run(
      async () => {
        await grantRole(id, { role: ADMIN_ROLE });
        await onChanged();
      },
      t('people.granted', { name }),
    );

  const revoke = () =>
    run(
      async () => {
        setAsking(false);
        await revokeRole(id, ADMIN_ROLE);
        // Whoever gave up his own right is to see so at once.
        if (isSelf) await queries.invalidateQueries({ queryKey: ['permission'] });
        else await onChanged();
      },
      t('people.revoked', { name }),
    );

  return (
    <section className={styles.section}>
      <h3>{t('people.role')}</h3>
      <p>{t(administers ? 'people.administersText' : 'people.noRoleText')}</p>
      {asking ? (
        <div role="group" aria-label={t('people.revoke')} className={styles.question}>
          <p>{t(isSelf ? 'people.revokeSelf' : 'people.revokeQuestion', { name })}</p>
          <Button danger type="primary" disabled={busy} onClick={revoke}>
            {t('people.revokeYes')}
          </Button>
          <Button autoFocus onClick={() => setAsking(false)}>
            {t('cancel')}
          </Button>
        </div>
      ) : administers ? (
        <Button danger disabled={busy} onClick={() => setAsking(true)}>
          {t('people.revoke')}
        </Button>
      ) : (
        <Button type="primary" disabled={busy} onClick={grant}>
          {t('people.grant')}
        </Button>
      )}
    </section>
  );
}
