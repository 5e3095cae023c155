import { Link } from '@tanstack/react-router';
import { emailAddress, useFirm } from '../../../entities/firm';
import { useTranslation } from '../../../shared/i18n';
import styles from './message-form.module.css';

const LINES = ['controller', 'purpose', 'recipients', 'keeping', 'mandatory', 'rights'] as const;

/** What article 28 of the Ivorian law no. 2013-450 wants to be said where personal data is asked for. */
export function DataNotice() {
  const { t } = useTranslation('contact');
  const firm = useFirm();
  return (
    <details className={styles.notice}>
      <summary>{t('data.summary')}</summary>
      <dl className={styles.lines}>
        {LINES.map((line) => (
          <div key={line}>
            <dt>{t(`data.${line}`)}</dt>
            <dd>
              {t(`data.${line}Text`, { firm: firm.name, address: firm.address })}
              {line === 'rights' && (
                <>
                  {' '}
                  <a href={emailAddress(firm)}>{firm.email}</a>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to="/privacy">{t('data.more')}</Link>
      </p>
    </details>
  );
}
