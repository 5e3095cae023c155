import { useTranslation } from 'react-i18next';
import type { Paged } from '../../../shared/reading';
import { CardGrid } from '../../../shared/ui/card';
import { Pages } from '../../../shared/ui/pages';
import { NotFound } from '../../../widgets/not-found';
import { PageHero } from '../../../widgets/page-hero';
import type { PartnerSummary } from '../../../entities/partner';
import { Domains } from './domains';
import { PartnerCard } from './partner-card';
import { PartnerRow } from './partner-row';
import { Proposal } from './proposal';
import styles from './partnerships-page.module.css';

export function PartnershipsPage({ data }: { data: Paged<PartnerSummary> | null }) {
  return data ? <Shown data={data} /> : <NotFound />;
}

function Shown({ data: { items, page, last } }: { data: Paged<PartnerSummary> }) {
  const { t } = useTranslation('partnerships');
  const pictured = items.filter(hasPicture);
  const named = items.filter((partner) => !hasPicture(partner));
  return (
    <>
      <PageHero plate="partnerships" title={t('title')} lead={t('lead')} />
      {page === 1 && <Domains />}
      <section className={`container ${styles.partners}`} aria-labelledby="partner-list">
        <div className={styles.head}>
          <h2 id="partner-list">{t('partners.heading')}</h2>
          <p>{t('partners.text')}</p>
        </div>
        {pictured.length > 0 && (
          <CardGrid>
            {pictured.map((partner) => (
              <li key={partner.id}>
                <PartnerCard partner={partner} />
              </li>
            ))}
          </CardGrid>
        )}
        {named.length > 0 && (
          <ul data-rows="" className={styles.named}>
            {named.map((partner) => (
              <li key={partner.id}>
                <PartnerRow partner={partner} />
              </li>
            ))}
          </ul>
        )}
        <Pages path="/partnerships" page={page} last={last} />
      </section>
      <Proposal />
    </>
  );
}

/** Profiles stand where the firm has no partner yet, and look as its partners will. */
const hasPicture = ({ logo, isSample }: PartnerSummary): boolean => logo !== undefined || isSample === true;
