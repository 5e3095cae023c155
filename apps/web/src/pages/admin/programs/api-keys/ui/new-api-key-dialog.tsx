import { createApiKey, type ApiKeyScope } from '@site/api-client';
import { API_KEY_LIMITS, API_KEY_SCOPES } from '@site/vocabulary';
import { Button, Checkbox, Input, Select, type InputRef } from 'antd';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HandedOverDialog, useAction } from '../../../../../shared/ui/admin';
import { scopeKey } from '../model/api-key-list';
import { endAfter, LIFETIMES } from '../model/lifetime';
import styles from './api-keys.module.css';

interface NewApiKeyDialogProps {
  readonly onMade: () => Promise<unknown>;
  readonly onClosed: () => void;
}

/** Asks what for and for how long; then shows the key, once. */
export function NewApiKeyDialog({ onMade, onClosed }: NewApiKeyDialogProps) {
  const { t } = useTranslation('admin');
  const { busy, run } = useAction();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiKeyScope[]>(['read']);
  const [days, setDays] = useState<number>(365);
  const [secret, setSecret] = useState<string>();
  const [nameId, daysId] = [useId(), useId()];
  const first = useRef<InputRef>(null);
  const make = () =>
    run(async () => {
      const made = await createApiKey({ name, scopes: [...scopes], expires_at: endAfter(days) });
      setSecret(made.secret);
      await onMade();
    });

  return (
    <HandedOverDialog
      texts="apiKeys"
      first={first}
      secret={secret}
      onSubmit={make}
      onClosed={onClosed}
    >
      <label htmlFor={nameId}>{t('apiKeys.name')}</label>
      <Input
        id={nameId}
        required
        ref={first}
        maxLength={API_KEY_LIMITS.name}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <p>{t('apiKeys.nameHint')}</p>
      <fieldset>
        <legend>{t('apiKeys.scopes')}</legend>
        <Checkbox.Group
          className={styles.scopes ?? ''}
          options={API_KEY_SCOPES.map((scope) => ({
            value: scope,
            label: (
              <>
                <b>{t(`${scopeKey(scope)}.name`)}</b> {t(`${scopeKey(scope)}.text`)}
              </>
            ),
          }))}
          value={[...scopes]}
          onChange={(chosen) => setScopes(chosen)}
        />
      </fieldset>
      <label htmlFor={daysId}>{t('apiKeys.lifetime')}</label>
      <Select
        id={daysId}
        className={styles.lifetime ?? ''}
        options={LIFETIMES.map((value) => ({
          value,
          label: value === 0 ? t('apiKeys.unlimited') : t('apiKeys.days', { count: value }),
        }))}
        value={days}
        onChange={setDays}
      />
      <Button type="primary" htmlType="submit" disabled={busy || scopes.length === 0}>
        {t('apiKeys.make')}
      </Button>
    </HandedOverDialog>
  );
}
