import { createWebhook, type WebhookInput } from '@site/api-client';
import { Checkbox, Input, type InputRef } from 'antd';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { kindOfUrl } from '../../../../../entities/content';
import { OneTimeSecretDialog, type OneTimeSecretDialogProps } from '../../../../../shared/ui/admin';
import { KINDS } from '../model/webhook-list';

type NewWebhookDialogProps = Pick<OneTimeSecretDialogProps, 'onMade' | 'onClosed'>;

/** Asks where to and of what; then shows, once, what deliveries are signed with. */
export function NewWebhookDialog(means: NewWebhookDialogProps) {
  const { t } = useTranslation('admin');
  const [url, setUrl] = useState('');
  const [kinds, setKinds] = useState<readonly string[]>(KINDS);
  const [urlId, kindsId] = [useId(), useId()];
  const address = useRef<InputRef>(null);

  return (
    <OneTimeSecretDialog
      texts="webhooks"
      first={address}
      ready={kinds.length > 0}
      make={() => createWebhook({ url: url.trim(), kinds: kinds as WebhookInput['kinds'] })}
      {...means}
    >
      <label htmlFor={urlId}>{t('webhooks.url')}</label>
      <Input
        id={urlId}
        type="url"
        required
        ref={address}
        maxLength={500}
        placeholder="https://"
        value={url}
        onChange={({ target }) => setUrl(target.value)}
      />
      <p>{t('webhooks.urlHint')}</p>
      <fieldset>
        <legend id={kindsId}>{t('webhooks.kinds')}</legend>
        <Checkbox.Group
          options={KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kindOfUrl(kind)}`) }))}
          value={[...kinds]}
          onChange={(chosen) => setKinds(chosen)}
        />
      </fieldset>
    </OneTimeSecretDialog>
  );
}
