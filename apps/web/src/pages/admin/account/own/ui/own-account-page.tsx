import { useTranslation } from 'react-i18next';
import { ButtonLink, PageHeader } from '../../../../../shared/ui/admin';
import { OwnSessions } from './own-sessions';
import { SecondFactor } from './second-factor';

/** What concerns whoever is signed in: the devices, and the way to the password. */
export function OwnAccountPage() {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageHeader title={t('dashboard.ownAccount')} back={{ to: '/admin', label: t('list.back') }}>
        <ButtonLink to="/admin/password">{t('dashboard.ownPassword')}</ButtonLink>
      </PageHeader>
      <OwnSessions />
      <SecondFactor />
    </>
  );
}
