import { getSecondFactor } from '@site/api-client';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { Suspense, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  BeginSecondFactorForm,
  ConfirmSecondFactorForm,
  RemoveSecondFactorForm,
} from '../../../../../features/authenticate';
import { useLocale } from '../../../../../shared/i18n';
import { formatMoment } from '../../../../../shared/text';
import { OneTimeSecret } from '../../../../../shared/ui/admin';
import { lazyOptional } from '../../../../../shared/ui/lazy-optional';
import { failureText, toast } from '../../../../../shared/ui/toast';
import styles from './own-account.module.css';

/** The secret stands below it. */
const QrCode = lazyOptional(async () => (await import('./qr-code')).QrCode);

type Step =
  | { readonly name: 'closed' | 'password' | 'removal' }
  | { readonly name: 'secret'; readonly secret: string; readonly uri: string }
  | { readonly name: 'recovery'; readonly codes: readonly string[] };

/** A code besides the password: added, and taken away. */
export function SecondFactor() {
  const { t } = useTranslation(['admin', 'auth']);
  const locale = useLocale();
  const title = useId();
  const [step, setStep] = useState<Step>({ name: 'closed' });
  const { data, error, refetch } = useQuery({
    queryKey: ['second-factor'],
    queryFn: ({ signal }) => getSecondFactor({ signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(step.name);
  useEffect(() => {
    // What had the focus has gone with the step before.
    if (shown.current !== step.name) box.current?.querySelector<HTMLElement>('input, button')?.focus();
    shown.current = step.name;
  }, [step.name]);

  async function close(description?: string): Promise<void> {
    await refetch();
    setStep({ name: 'closed' });
    if (description !== undefined) toast({ title: t('success'), description });
  }

  return (
    <section className={styles.section} aria-labelledby={title}>
      <h2 id={title}>{t('account.factor')}</h2>
      <p>{t('account.factorText')}</p>
      <div ref={box} className={styles.step}>
        {content()}
      </div>
    </section>
  );

  function withWayBack(form: ReactNode) {
    return (
      <>
        {form}
        <Button onClick={() => setStep({ name: 'closed' })}>{t('cancel')}</Button>
      </>
    );
  }

  function content() {
    if (step.name === 'password')
      return withWayBack(<BeginSecondFactorForm onDone={(begun) => setStep({ name: 'secret', ...begun })} />);
    if (step.name === 'secret') {
      return withWayBack(
        <>
          <p>{t('account.scan')}</p>
          <Suspense>
            <QrCode text={step.uri} label={t('account.qr')} />
          </Suspense>
          <p>
            {t('account.orType')} <code>{step.secret}</code>
          </p>
          <p>
            <a href={step.uri}>{t('account.openApp')}</a>
          </p>
          <ConfirmSecondFactorForm onDone={(codes) => setStep({ name: 'recovery', codes })} />
        </>,
      );
    }
    if (step.name === 'recovery') {
      return (
        <>
          <ul className={styles.codes}>
            {step.codes.map((one) => (
              <li key={one}>
                <code>{one}</code>
              </li>
            ))}
          </ul>
          <OneTimeSecret
            value={step.codes.join(' ')}
            text={t('account.recoveryText')}
            label={t('account.recovery')}
            copy={t('account.copy')}
            copied={t('account.copied')}
          />
          <Button type="primary" onClick={() => void close(t('account.factorAdded'))}>
            {t('account.noted')}
          </Button>
        </>
      );
    }
    if (step.name === 'removal')
      return withWayBack(<RemoveSecondFactorForm onDone={() => void close(t('account.factorRemoved'))} />);
    if (data === undefined) {
      if (error === null) return <p role="status">{t('loading')}</p>;
      const retry = <Button onClick={() => void refetch()}>{t('retry')}</Button>;
      return <Alert type="error" title={failureText(error, t('unreachable'))} action={retry} />;
    }
    if (!data.active)
      return <Button onClick={() => setStep({ name: 'password' })}>{t('account.addFactor')}</Button>;
    return (
      <>
        <p>
          {t('account.factorSince', { moment: formatMoment(data.since ?? '', locale) })}{' '}
          {t('account.recoveryLeft', { count: data.recovery_codes_left })}
        </p>
        <Button danger onClick={() => setStep({ name: 'removal' })}>
          {t('account.removeFactor')}
        </Button>
      </>
    );
  }
}
