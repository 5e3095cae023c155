import { Button } from 'antd';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSignOut } from '../../../features/sign-out';
import { ButtonLink, ScreenTitle } from '../../../shared/ui/admin';
import styles from './quiet-screen.module.css';

interface RestrictedScreenProps {
  readonly email: string;
  /** Present when the check itself failed and may succeed now. */
  readonly onRetry?: () => void;
}

export function RestrictedScreen({ email, onRetry }: RestrictedScreenProps) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { busy, signOut } = useSignOut(() => navigate({ to: '/' }));
  return (
    <div className={styles.screen}>
      <ScreenTitle title={t('restricted.title')} />
      <h1>{t('restricted.title')}</h1>
      <p>{t('restricted.waiting')}</p>
      <p>{t('restricted.note')}</p>
      <p className={styles.aside}>{t('restricted.signedInAs', { email })}</p>
      <div className={styles.actions}>
        <ButtonLink to="/" color="primary" variant="solid">
          {t('restricted.home')}
        </ButtonLink>
        {onRetry === undefined ? null : <Button onClick={onRetry}>{t('retry')}</Button>}
        <Button disabled={busy} onClick={signOut}>
          {t('signOut.action')}
        </Button>
      </div>
    </div>
  );
}
