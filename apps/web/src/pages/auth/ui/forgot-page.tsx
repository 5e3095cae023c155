import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../entities/session';
import { ForgotPasswordForm } from '../../../features/authenticate';
import { useLocale } from '../../../shared/i18n';
import { AuthFrame } from './auth-frame';
import styles from './auth-page.module.css';

/** Asks for a link; the answer is the same for every address. */
export function ForgotPage() {
  const { t } = useTranslation('auth');
  useSession(useLocale());
  const [sent, setSent] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (sent) heading.current?.focus();
  }, [sent]);
  return (
    <AuthFrame
      pageTitle={t('forgot.title')}
      heading={sent ? t('forgot.sentTitle') : t('forgot.title')}
      intro={sent ? t('forgot.sentText') : t('forgot.intro')}
      headingRef={heading}
    >
      {sent ? <p className={styles.note}>{t('forgot.sentOtherwise')}</p> : null}
      {sent ? null : <ForgotPasswordForm onSent={() => setSent(true)} />}
      <Link to="/auth" activeOptions={{ exact: true }} className={styles.way}>
        {t('backToSignIn')}
      </Link>
    </AuthFrame>
  );
}
