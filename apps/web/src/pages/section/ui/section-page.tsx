import { FIRM } from '@site/vocabulary';
import { useTranslation } from 'react-i18next';
import { EMAIL_ADDRESS, PHONE_ADDRESS } from '../../../shared/config';
import { useLocale } from '../../../shared/i18n';
import { ClosingCall } from '../../../widgets/closing-call';
import { PageHero } from '../../../widgets/page-hero';
import type { SectionName } from '../model/section-name';
import styles from './section-page.module.css';

export function SectionPage({ name }: { name: SectionName }) {
  const { t } = useTranslation('section');
  const locale = useLocale();
  return (
    <>
      <PageHero title={t(`${name}.title`)} lead={t(`${name}.lead`, { firm: FIRM.name })} />
      <section className={`container ${styles.reach}`} aria-labelledby="reach">
        <h2 id="reach">{t('reach.heading')}</h2>
        <dl>
          <div>
            <dt>{t('reach.phone')}</dt>
            <dd>
              <a href={PHONE_ADDRESS}>{FIRM.phone}</a>
            </dd>
          </div>
          <div>
            <dt>{t('reach.email')}</dt>
            <dd>
              <a href={EMAIL_ADDRESS}>{FIRM.email}</a>
            </dd>
          </div>
          <div>
            <dt>{t('reach.address')}</dt>
            <dd>{FIRM.addressLine[locale]}</dd>
          </div>
        </dl>
      </section>
      <ClosingCall byEmail={name === 'contact'} />
    </>
  );
}
