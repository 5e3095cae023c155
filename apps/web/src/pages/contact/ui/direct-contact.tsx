import { useTranslation } from 'react-i18next';
import { emailLink, knownRows, phoneLink, siteOf, useFact, useFirm } from '../../../entities/firm';
import { outbound } from '../../../shared/config';
import styles from './contact-page.module.css';

/** The firm itself: where it is, and how it is reached without a form. */
export function DirectContact() {
  const { t } = useTranslation('contact');
  const { t: common } = useTranslation('common');
  const firm = useFirm();
  const fact = useFact();
  const social = (address: string) => (
    <a href={address} {...outbound}>
      {t('direct.socialLink', { site: siteOf(address) })}
      <span className="visually-hidden"> {common('newTab')}</span>
    </a>
  );
  const ways = knownRows([
    ['address', fact('address') ?? firm.head_office],
    ['phone', fact('phone', phoneLink)],
    ['email', fact('email', emailLink)],
    ['social', fact('social_url', social)],
  ]);
  return (
    <section className={styles.block} aria-labelledby="direct">
      <h2 id="direct">{t('direct.title')}</h2>
      <address>
        <dl className={styles.ways}>
          {ways.map(([way, shown]) => (
            <div key={way}>
              <dt>{t(`direct.${way}`)}</dt>
              <dd>{shown}</dd>
            </div>
          ))}
        </dl>
      </address>
    </section>
  );
}
