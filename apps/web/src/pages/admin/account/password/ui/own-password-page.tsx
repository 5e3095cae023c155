import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ChangePasswordForm } from '../../../../../features/authenticate';
import { PageHeader } from '../../../../../shared/ui/admin';
import { toast } from '../../../../../shared/ui/toast';
import styles from './own-password-page.module.css';

/** Somebody who is signed in chooses another password. */
export function OwnPasswordPage() {
  const { t } = useTranslation(['admin', 'auth']);
  const navigate = useNavigate();

  function done(): void {
    toast({ title: t('admin:success'), description: t('admin:ownPassword.done') });
    void navigate({ to: '/admin' });
  }

  return (
    <>
      <PageHeader title={t('admin:ownPassword.title')} back={{ to: '/admin', label: t('admin:list.back') }} />
      <div className={styles.own}>
        <p>{t('admin:ownPassword.text')}</p>
        <ChangePasswordForm onDone={done} />
      </div>
    </>
  );
}
