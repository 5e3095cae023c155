import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { session, useSession } from '../../../entities/session';
import { ResetPasswordForm } from '../../../features/authenticate';
import { useLocale } from '../../../shared/i18n';
import { toast } from '../../../shared/ui/toast';
import { useLinkToken } from '../model/link-token';
import { AuthFrame } from './auth-frame';
import styles from './auth-page.module.css';

/** Where the link of a mail, or of an administrator, leads: a new password, then the sign-in. */
export function ResetPage() {
  const { t } = useTranslation('auth');
  useSession(useLocale());
  const navigate = useNavigate();
  const token = useLinkToken();
  const [refused, setRefused] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const invalid = token === '' || (token !== undefined && refused === token);
  useEffect(() => {
    if (refused !== undefined) heading.current?.focus();
  }, [refused]);

  function done(): void {
    // The server has ended every session of the account: what this browser remembers is of no more use.
    session.end();
    toast({ title: t('reset.done'), description: t('reset.doneDetail') });
    void navigate({ to: '/auth', replace: true });
  }

  return (
    <AuthFrame
      pageTitle={t('reset.title')}
      heading={invalid ? t('reset.invalidTitle') : t('reset.title')}
      intro={invalid ? t('reset.invalidText') : t('reset.intro')}
      headingRef={heading}
    >
      {invalid ? (
        <Link to="/auth/forgot" className={styles.action}>
          {t('reset.again')}
        </Link>
      ) : (
        <ResetPasswordForm token={token ?? ''} onDone={done} onInvalid={() => setRefused(token)} />
      )}
      <Link to="/auth" activeOptions={{ exact: true }} className={styles.way}>
        {t('backToSignIn')}
      </Link>
    </AuthFrame>
  );
}
