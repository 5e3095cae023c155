import { useTranslation } from 'react-i18next';
import { STATE_TONES } from '../../../../../entities/message';
import { useLocale } from '../../../../../shared/i18n';
import { formatMoment } from '../../../../../shared/text';
import { Badge } from '../../../../../shared/ui/admin';
import type { ShownMessage } from '../model/use-revision';
import { MessageActions } from './message-actions';
import { MessageNote } from './message-note';
import styles from './message.module.css';

export function MessageView(shown: ShownMessage) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { message } = shown;
  const { email, organisation, telephone, sujet, language, status, created_at } = message;
  const facts = [
    [
      t('messages.state'),
      <Badge key="state" tone={STATE_TONES[status]}>
        {t(`messages.states.${status}`)}
      </Badge>,
    ],
    [t('messages.received'), formatMoment(created_at, locale, true)],
    [t('messages.email'), email],
    [t('messages.organisation'), organisation],
    [
      t('messages.telephone'),
      telephone === '' ? '' : <a href={`tel:${telephone.replaceAll(/[^\d+]/g, '')}`}>{telephone}</a>,
    ],
    [t('messages.language'), t(`messages.languages.${language}`)],
  ] as const;
  return (
    <article className={styles.message} aria-label={t('messages.from', { name: message.nom })}>
      <dl className={styles.facts}>
        {facts.map(([label, value]) =>
          value === '' ? null : (
            <div key={label} data-wide={value === email ? true : undefined}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      <div className={styles.letter} lang={language}>
        {sujet === '' ? null : <h2>{sujet}</h2>}
        <p>{message.message}</p>
      </div>
      <MessageNote {...shown} />
      <MessageActions {...shown} />
    </article>
  );
}
