import type { PublicationSummary } from '../../../entities/publication';
import { SubscribeForm } from '../../../features/subscribe';
import { useTranslation } from '../../../shared/i18n';
import type { Paged } from '../../../shared/reading';
import { CardGrid } from '../../../shared/ui/card';
import { Pages } from '../../../shared/ui/pages';
import { ClosingCall } from '../../../widgets/closing-band';
import { NotFound } from '../../../widgets/not-found';
import { PageHero } from '../../../widgets/page-hero';
import { PublicationCard } from './publication-card';
import styles from './resources-page.module.css';

export function ResourcesPage({ data }: { data: Paged<PublicationSummary> | null }) {
  return data ? <List data={data} /> : <NotFound />;
}

function List({ data: { items, page, last } }: { data: Paged<PublicationSummary> }) {
  const { t } = useTranslation('resources');
  return (
    <>
      <PageHero title={t('list.title')} lead={t('list.lead')} />
      <section className={`container ${styles.list}`} aria-labelledby="publication-list">
        <h2 id="publication-list" className="visually-hidden">
          {t('list.heading')}
        </h2>
        <CardGrid>
          {items.map((publication, index) => (
            <li key={publication.id}>
              <PublicationCard publication={publication} eager={index === 0} />
            </li>
          ))}
        </CardGrid>
        <Pages path="/resources" page={page} last={last} />
      </section>
      <div className={`${styles.newsletter} no-print`}>
        <div className="container">
          <SubscribeForm source="resources" />
        </div>
      </div>
      <ClosingCall />
    </>
  );
}
