import { emailAddress, phoneAddress, useFirm } from '../../../entities/firm';
import { outbound } from '../../../shared/config';
import { useTranslation } from '../../../shared/i18n';
import styles from './contact-page.module.css';

/** The firm itself: where it is, and how it is reached without a form. */
export function DirectContact() {
  const { t } = useTranslation('contact');
  const { t: common } = useTranslation('common');
  const firm = useFirm();
  return (
    <section className={styles.block} aria-labelledby="direct">
      <h2 id="direct">{t('direct.title')}</h2>
      <address>
        <dl className={styles.ways}>
          <div>
            <dt>{t('direct.address')}</dt>
            <dd>{firm.address}</dd>
          </div>
          <div>
            <dt>{t('direct.phone')}</dt>
            <dd>
              <a href={phoneAddress(firm)}>{firm.phone}</a>
            </dd>
          </div>
          <div>
            <dt>{t('direct.email')}</dt>
            <dd>
              <a href={emailAddress(firm)}>{firm.email}</a>
            </dd>
          </div>
          <div>
            <dt>{t('direct.social')}</dt>
            <dd>
              <a href={firm.social_url} {...outbound}>
                {t('direct.socialLink', { site: siteOf(firm.social_url) })}
                <span className="visually-hidden"> {common('newTab')}</span>
              </a>
            </dd>
          </div>
        </dl>
      </address>
    </section>
  );
}

/** Its host: the same text serves every network. */
function siteOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : address;
}
