import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { emailAddress, useFirm } from '../../../entities/firm';
import { inLocale, useLocale, useTranslation } from '../../../shared/i18n';
import { PageHero } from '../../../widgets/page-hero';
import { useLinkDeed, type Deed } from '../model/use-link-deed';
import type { Posted } from '../model/posted';
import styles from './newsletter-page.module.css';

/** The page of a link in a letter: a button, then what came of it. Without script the button posts a form. */
export function linkPage(deed: Deed) {
  function LinkPage({ data: { submitted } }: { data: Posted }) {
    const { t } = useTranslation('newsletter');
    const locale = useLocale();
    const { token, outcome, busy, act } = useLinkDeed(deed, submitted);
    const open = outcome === 'asked' || outcome === 'failed';
    return (
      <>
        <PageHero title={t(`${deed}.title`)} lead={t(`${deed}.lead`)} />
        <div className={`container ${styles.body}`}>
          <div className={styles.narrow}>
            <Verdict deed={deed} outcome={outcome} answered={submitted !== null} />
            {open ? (
              <form
                method="post"
                action={inLocale(`/newsletter/${deed}`, locale)}
                aria-busy={busy}
                onSubmit={(event) => {
                  event.preventDefault();
                  void act();
                }}
              >
                <input type="hidden" name="token" value={token} />
                <button type="submit" className="button" aria-disabled={busy}>
                  {busy ? t(`${deed}.busy`) : t(`${deed}.action`)}
                </button>
              </form>
            ) : (
              <p className={styles.ways}>
                {deed === 'confirm' && outcome === 'done' ? null : (
                  <Link to="/newsletter">{t(`${deed}.again`)}</Link>
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
  readonly deed: Deed;
  readonly outcome: ReturnType<typeof useLinkDeed>['outcome'];
  /** The page itself is the answer to a posted form: the browser begins at its top. */
  readonly answered: boolean;
}

function Verdict({ deed, outcome, answered }: VerdictProps) {
  const { t } = useTranslation('newsletter');
  const firm = useFirm();
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(outcome);
  useEffect(() => {
    if (outcome !== first.current && outcome !== 'asked') heading.current?.focus();
  }, [outcome]);
  if (outcome === 'asked') return null;
  const [title, text] =
    outcome === 'failed'
      ? [t('failedTitle'), t('failedText')]
      : [t(`${deed}.${outcome}Title`), t(`${deed}.${outcome}Text`)];
  return (
    <div className={styles.verdict} {...(answered && { role: outcome === 'done' ? 'status' : 'alert' })}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>
        {text}
        {deed === 'unsubscribe' && outcome === 'invalid' ? (
          <>
            {' '}
            <a href={emailAddress(firm)}>{firm.email}</a>
          </>
        ) : null}
      </p>
    </div>
  );
}
