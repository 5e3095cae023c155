import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { emailLink, useFirm } from '../../../entities/firm';
import { Folded } from '../../../shared/form';
import { wordedFor } from '../../../shared/text';
import styles from './message-form.module.css';

const LINES = ['controller', 'purpose', 'recipients', 'keeping', 'mandatory', 'rights'] as const;

/** What article 28 of the Ivorian law no. 2013-450 wants to be said where personal data is asked for. */
export function DataNotice() {
  const { t } = useTranslation('contact');
  const { name, head_office, email } = useFirm();
  return (
    <Folded summary={t('data.summary')}>
      <dl className={styles.lines}>
        {LINES.map((line) => (
          <div key={line}>
            <dt>{t(`data.${line}`)}</dt>
            <dd>
              {t(`data.${line}Text`, { firm: name, address: head_office, ...wordedFor(email) })}
              {line === 'rights' && email !== null && <> {emailLink(email)}</>}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to="/privacy">{t('data.more')}</Link>
      </p>
    </Folded>
  );
}
