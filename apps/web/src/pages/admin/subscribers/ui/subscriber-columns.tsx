import type { Subscriber } from '@site/api-client';
import type { CategoryTone } from '@site/vocabulary';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../../features/list-records';
import { useLocale } from '../../../../shared/i18n';
import { formatMoment } from '../../../../shared/text';
import { Badge, CellText } from '../../../../shared/ui/admin';
import styles from './newsletter.module.css';

const TONES: Readonly<Record<Subscriber['state'], CategoryTone>> = {
  pending: 'orange',
  confirmed: 'green',
  unsubscribed: 'grey',
};

export function useSubscriberColumns(): readonly Column<Subscriber>[] {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const since = ({ confirmed_at, left_at }: Subscriber) => left_at ?? confirmed_at;
  return [
    {
      name: 'email',
      title: t('newsletter.email'),
      width: 34,
      place: 'title',
      render: ({ email }) =>
        email === null ? (
          <span className={styles.erased}>{t('newsletter.erased')}</span>
        ) : (
          <CellText>{email}</CellText>
        ),
    },
    {
      name: 'state',
      title: t('newsletter.state'),
      width: 22,
      render: (row) => (
        <span className={styles.state}>
          <Badge tone={TONES[row.state]}>{t(`newsletter.states.${row.state}`)}</Badge>
          {since(row) === null ? null : formatMoment(since(row) ?? '', locale)}
        </span>
      ),
    },
    {
      name: 'language',
      title: t('newsletter.language'),
      width: 12,
      render: ({ language }) => t(`newsletter.languages.${language}`),
    },
    {
      name: 'source',
      title: t('newsletter.source'),
      width: 14,
      render: ({ source }) => t(`newsletter.sources.${source}`),
    },
    {
      name: 'consent_at',
      title: t('newsletter.consent'),
      width: 18,
      render: ({ consent_at, consent_version }) => (
        <span title={t('newsletter.consentVersion', { version: consent_version })}>
          {formatMoment(consent_at, locale, true)}
        </span>
      ),
    },
  ];
}
