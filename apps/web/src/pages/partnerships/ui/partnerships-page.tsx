import { useTranslation } from 'react-i18next';
import type { Paged } from '../../../shared/reading';
import { CardGrid } from '../../../shared/ui/card';
import { Pages } from '../../../shared/ui/pages';
import { NotFound } from '../../../widgets/not-found';
import { PageHero } from '../../../widgets/page-hero';
import type { PartnerSummary } from '../../../entities/partner';
import { Domains } from './domains';
import { PartnerCard } from './partner-card';
import { Proposal } from './proposal';
import styles from './partnerships-page.module.css';

export function PartnershipsPage({ data }: { data: Paged<PartnerSummary> | null }) {
  return data ? <Shown data={data} /> : <NotFound />;
}

function Shown({ data: { items, page, last } }: { data: Paged<PartnerSummary> }) {
  const { t } = useTranslation('partnerships');
  return (
    <>
      <PageHero plate="partnerships" title={t('title')} lead={t('lead')} />
      {page === 1 && <Domains />}
      <section className={`container ${styles.partners}`} aria-labelledby="partner-list">
        <div className={styles.head}>
          <h2 id="partner-list">{t('partners.heading')}</h2>
          <p>{t('partners.text')}</p>
        </div>
        <CardGrid>
          {items.map((partner) => (
            <li key={partner.id}>
              <PartnerCard partner={partner} />
            </li>
          ))}
        </CardGrid>
        <Pages path="/partnerships" page={page} last={last} />
      </section>
      <Proposal />
    </>
  );
}
