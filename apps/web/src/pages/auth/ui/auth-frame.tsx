import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirm } from '../../../entities/firm';
import { Toaster } from '../../../shared/ui/toast';
import styles from './auth-page.module.css';

interface AuthFrameProps {
  readonly pageTitle: string;
  readonly heading: string;
  readonly intro: string;
  /** Where the focus goes when another text takes the place of a form. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** The card that every page of signing in stands in. */
export function AuthFrame({ pageTitle, heading, intro, headingRef, children }: AuthFrameProps) {
  const { t } = useTranslation('auth');
  return (
    <section className={styles.page}>
      <title>{`${pageTitle} · ${useFirm().name}`}</title>
      <div className={styles.card}>
        <h1 className={styles.title} ref={headingRef} tabIndex={headingRef === undefined ? undefined : -1}>
          {heading}
        </h1>
        <p className={styles.intro}>{intro}</p>
        <noscript className={styles.needsScript}>
          <p lang="fr">{t('needsScriptFr')}</p>
          <p lang="en">{t('needsScriptEn')}</p>
        </noscript>
        {children}
      </div>
      <Toaster />
    </section>
  );
}
