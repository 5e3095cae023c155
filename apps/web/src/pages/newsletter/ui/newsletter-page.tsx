import { SUBSCRIPTION_SOURCES } from '@site/vocabulary';
import { useTranslation } from 'react-i18next';
import { SubscribeForm } from '../../../features/subscribe';
import { PageHero } from '../../../widgets/page-hero';
import type { Posted } from '../model/posted';
import styles from './newsletter-page.module.css';

export function NewsletterPage({ data: { submitted } }: { data: Posted }) {
  const { t } = useTranslation('newsletter');
  // A form of another page that is corrected here still comes from there.
  const from = SUBSCRIPTION_SOURCES.find((source) => source === submitted?.values['source']);
  return (
    <>
      <PageHero title={t('page.title')} lead={t('page.lead')} />
      <div className={`container ${styles.body}`}>
        <SubscribeForm source={from ?? 'newsletter'} submitted={submitted ?? undefined} titled={false} />
      </div>
    </>
  );
}
