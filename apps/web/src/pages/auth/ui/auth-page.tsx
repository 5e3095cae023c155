import { FIRM } from '@site/vocabulary';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SignInForm, SignUpForm, type TypedAnswers } from '../../../features/authenticate';
import { useLocale } from '../../../shared/i18n';
import { Toaster } from '../../../shared/ui/toast';
import { useEntrance } from '../model/use-entrance';
import styles from './auth-page.module.css';

const TABS = ['sign-in', 'sign-up'] as const;
type Tab = (typeof TABS)[number];

export function AuthPage() {
  const { t, ready } = useTranslation('auth');
  useEntrance(useLocale());
  if (!ready) return null;
  return (
    <section className={styles.page}>
      <title>{`${t('pageTitle')} · ${FIRM.name}`}</title>
      <div className={styles.card}>
        <h1 className={styles.title}>{t('heading')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
        <noscript className={styles.needsScript}>
          <p lang="fr">{t('needsScriptFr')}</p>
          <p lang="en">{t('needsScriptEn')}</p>
        </noscript>
        <Tabs />
      </div>
      <Toaster />
    </section>
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
