import { useTranslation } from 'react-i18next';
import { useFirm } from '../../../entities/firm';
import { Folded } from '../../../shared/form';
import { inLocale, useLocale } from '../../../shared/i18n';
import { wordedFor } from '../../../shared/text';
import styles from './subscribe-form.module.css';
import { WriteToFirm } from './write-to-firm';

/** What article 28 of the Ivorian law no. 2013-450 wants to be said where personal data is asked for. */
export function Notice() {
  const { t } = useTranslation('newsletter');
  const firm = useFirm();
  const locale = useLocale();
  return (
    <Folded summary={t('notice.title')} className={styles.notice}>
      <div className={styles.small}>
        <p>{t('notice.purpose', { firm: firm.name })}</p>
        <p>{t('notice.keeping')}</p>
        <p>
          {t('notice.rights', wordedFor(firm.email))} <WriteToFirm />
        </p>
        <p>
          <a href={inLocale('/privacy', locale)}>{t('notice.more')}</a>
        </p>
      </div>
    </Folded>
  );
}
