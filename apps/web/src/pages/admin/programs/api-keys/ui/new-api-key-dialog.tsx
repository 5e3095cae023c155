import { createApiKey, type ApiKeyScope } from '@site/api-client';
import { API_KEY_LIMITS, API_KEY_SCOPES } from '@site/vocabulary';
import { Checkbox, Input, Select, type InputRef } from 'antd';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OneTimeSecretDialog, type OneTimeSecretDialogProps } from '../../../../../shared/ui/admin';
import { scopeKey } from '../model/api-key-list';
import { endAfter, LIFETIMES } from '../model/lifetime';
import styles from './api-keys.module.css';

type NewApiKeyDialogProps = Pick<OneTimeSecretDialogProps, 'onMade' | 'onClosed'>;

/** Asks what for and for how long; then shows the key, once. */
export function NewApiKeyDialog(means: NewApiKeyDialogProps) {
  const { t } = useTranslation('admin');
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiKeyScope[]>(['read']);
  const [days, setDays] = useState<number>(365);
  const [nameId, daysId] = [useId(), useId()];
  const first = useRef<InputRef>(null);

  return (
    <OneTimeSecretDialog
      texts="apiKeys"
      first={first}
      ready={scopes.length > 0}
      make={() => createApiKey({ name, scopes: [...scopes], expires_at: endAfter(days) })}
      {...means}
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
    </OneTimeSecretDialog>
  );
}
