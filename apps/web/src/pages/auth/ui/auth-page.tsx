import { Link } from '@tanstack/react-router';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SignInForm, SignUpForm, type TypedAnswers } from '../../../features/authenticate';
import { useLocale } from '../../../shared/i18n';
import { useSignedInRedirect } from '../model/use-signed-in-redirect';
import { AuthFrame } from './auth-frame';
import styles from './auth-page.module.css';

const TABS = ['sign-in', 'sign-up'] as const;
type Tab = (typeof TABS)[number];

export function AuthPage() {
  const { t } = useTranslation('auth');
  useSignedInRedirect(useLocale());
  return (
    <AuthFrame pageTitle={t('pageTitle')} heading={t('heading')} intro={t('intro')}>
      <Tabs />
    </AuthFrame>
  );
}

function Tabs() {
  const { t } = useTranslation('auth');
  const [tab, setTab] = useState<Tab>('sign-in');
  const [typed, setTyped] = useState<TypedAnswers>({});
  const panel = useRef<HTMLDivElement>(null);
  const buttons = useRef<Partial<Record<Tab, HTMLButtonElement | null>>>({});

  function choose(chosen: Tab): void {
    const form = panel.current?.querySelector('form');
    if (form) setTyped({ ...typed, ...typedIn(form) });
    setTab(chosen);
  }

  function move(event: KeyboardEvent): void {
    if (!['ArrowRight', 'ArrowLeft', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const chosen = tabAfter(tab, event.key);
    choose(chosen);
    buttons.current[chosen]?.focus();
  }

  return (
    <>
      <div role="tablist" aria-label={t('tabs')} className={styles.tabs} onKeyDown={move}>
        {TABS.map((name) => (
          <button
            key={name}
            ref={(button) => {
              buttons.current[name] = button;
            }}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={name === tab}
            aria-controls={`panel-${name}`}
            tabIndex={name === tab ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(name)}
          >
            {name === 'sign-in' ? t('signInTab') : t('signUpTab')}
          </button>
        ))}
      </div>
      <div ref={panel} role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        {tab === 'sign-in' ? <SignInForm typed={typed} /> : <SignUpForm typed={typed} />}
        {tab === 'sign-in' ? (
          <Link to="/auth/forgot" className={styles.way}>
            {t('forgotLink')}
          </Link>
        ) : null}
      </div>
    </>
  );
}

/** Of two tabs the next and the former one are the same: the other. */
function tabAfter(tab: Tab, key: string): Tab {
  if (key === 'Home') return 'sign-in';
  if (key === 'End') return 'sign-up';
  return tab === 'sign-in' ? 'sign-up' : 'sign-in';
}

function typedIn(form: HTMLFormElement): TypedAnswers {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
