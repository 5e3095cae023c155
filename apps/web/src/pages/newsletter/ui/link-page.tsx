import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirm } from '../../../entities/firm';
import { WriteToFirm } from '../../../features/subscribe';
import { inLocale, useLocale } from '../../../shared/i18n';
import { wordedFor } from '../../../shared/text';
import { PageHero } from '../../../widgets/page-hero';
import { useTokenLink, type LinkAction } from '../model/use-token-link';
import type { Posted } from '../model/posted';
import styles from './newsletter-page.module.css';

/** The page of a link in a letter: a button, then what came of it. Without script the button posts a form. */
export function linkPage(linkAction: LinkAction) {
  function LinkPage({ data: { submitted } }: { data: Posted }) {
    const { t } = useTranslation('newsletter');
    const locale = useLocale();
    const { token, outcome, busy, act } = useTokenLink(linkAction, submitted);
    const open = outcome === 'asked' || outcome === 'failed';
    return (
      <>
        <PageHero title={t(`${linkAction}.title`)} lead={t(`${linkAction}.lead`)} />
        <div className={`container ${styles.body}`}>
          <div className={styles.narrow}>
            <Verdict linkAction={linkAction} outcome={outcome} answered={submitted !== null} />
            {open ? (
              <form
                method="post"
                action={inLocale(`/newsletter/${linkAction}`, locale)}
                aria-busy={busy}
                onSubmit={(event) => {
                  event.preventDefault();
                  void act();
                }}
              >
                <input type="hidden" name="token" value={token} />
                <button type="submit" className="button" aria-disabled={busy}>
                  {busy ? t(`${linkAction}.busy`) : t(`${linkAction}.action`)}
                </button>
              </form>
            ) : (
              <p className={styles.ways}>
                {linkAction === 'confirm' && outcome === 'done' ? null : (
                  <Link to="/newsletter">{t(`${linkAction}.again`)}</Link>
                )}
                <Link to="/">{t('home')}</Link>
              </p>
            )}
          </div>
        </div>
      </>
    );
  }
  return LinkPage;
}

interface VerdictProps {
  readonly linkAction: LinkAction;
  readonly outcome: ReturnType<typeof useTokenLink>['outcome'];
  /** The page itself is the answer to a posted form: the browser begins at its top. */
  readonly answered: boolean;
}

function Verdict({ linkAction, outcome, answered }: VerdictProps) {
  const { t } = useTranslation('newsletter');
  const { email } = useFirm();
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(outcome);
  useEffect(() => {
    if (outcome !== first.current && outcome !== 'asked') heading.current?.focus();
  }, [outcome]);
  if (outcome === 'asked') return null;
  const [title, text] =
    outcome === 'failed'
      ? [t('failedTitle'), t('failedText')]
      : [t(`${linkAction}.${outcome}Title`), t(`${linkAction}.${outcome}Text`, wordedFor(email))];
  return (
    <div className={styles.verdict} {...(answered && { role: outcome === 'done' ? 'status' : 'alert' })}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>
        {text}
        {linkAction === 'unsubscribe' && outcome !== 'failed' ? (
          <>
            {outcome === 'done' ? ` ${t('unsubscribe.doneStill', wordedFor(email))} ` : ' '}
            <WriteToFirm />
          </>
        ) : null}
      </p>
    </div>
  );
}
