import { QUOTE_DETAILS } from '@site/vocabulary';
import { useTranslation } from 'react-i18next';
import { useFirm, useGreeting, whatsAppAddress } from '../../../entities/firm';
import { outbound } from '../../../shared/config';
import { Verdict } from '../../../shared/form';
import { FIELDS } from '../model/fields';
import styles from './message-form.module.css';

interface Props {
  /** What the firm has been sent, by field. */
  readonly values: Readonly<Record<string, string>>;
  /** A notice says it, too. */
  readonly isTold: boolean;
}

/** As one would read a letter: what it is about, who writes, what they write. */
const ORDER = [
  'sujet',
  ...FIELDS.filter((name) => name !== 'sujet' && name !== 'message'),
  ...QUOTE_DETAILS,
  'message',
];
const isDetail = (name: string) => (QUOTE_DETAILS as readonly string[]).includes(name);

/** What was sent and what follows, for as long as the page stays open: no address and no store holds it. */
export function SentPanel({ values, isTold }: Props) {
  const { t } = useTranslation('contact');
  const { t: common } = useTranslation('common');
  const firm = useFirm();
  const greeting = useGreeting();
  const rows = ORDER.flatMap((name) => {
    const value = values[name]?.trim() ?? '';
    return value === '' ? [] : [[name, value] as const];
  });
  return (
    <Verdict title={t('notice.sentWhole')} description={t('sent.follow')} tone="plain" seek isTold={isTold}>
      {firm.whatsapp_number !== null && (
        <p>
          {t('sent.urgent')}{' '}
          <a href={whatsAppAddress(firm, greeting)} {...outbound}>
            {t('sent.chat')}
            <span className="visually-hidden"> {common('newTab')}</span>
          </a>
          .
        </p>
      )}
      <p className={styles.said}>{t('sent.said')}</p>
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`${isDetail(name) ? 'quote' : 'form'}.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Verdict>
  );
}
