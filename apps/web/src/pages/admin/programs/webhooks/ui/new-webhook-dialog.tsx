import { createWebhook, type WebhookInput } from '@site/api-client';
import { Button, Checkbox, Input, type InputRef } from 'antd';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { kindOfUrl } from '../../../../../entities/content';
import { HandedOverDialog, useAction } from '../../../../../shared/ui/admin';
import { KINDS } from '../model/webhook-list';

interface NewWebhookDialogProps {
  readonly onMade: () => Promise<unknown>;
  readonly onClosed: () => void;
}

/** Asks where to and of what; then shows, once, what deliveries are signed with. */
export function NewWebhookDialog({ onMade, onClosed }: NewWebhookDialogProps) {
  const { t } = useTranslation('admin');
  const { busy, run } = useAction();
  const [url, setUrl] = useState('');
  const [kinds, setKinds] = useState<readonly string[]>(KINDS);
  const [secret, setSecret] = useState<string>();
  const [urlId, kindsId] = [useId(), useId()];
  const address = useRef<InputRef>(null);
  const make = () =>
    run(async () => {
      const made = await createWebhook({ url: url.trim(), kinds: kinds as WebhookInput['kinds'] });
      setSecret(made.secret);
      await onMade();
    });

  return (
    <HandedOverDialog
      texts="webhooks"
      first={address}
      secret={secret}
      onSubmit={make}
      onClosed={onClosed}
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
      <Button type="primary" htmlType="submit" disabled={busy || kinds.length === 0}>
        {t('webhooks.make')}
      </Button>
    </HandedOverDialog>
  );
}
