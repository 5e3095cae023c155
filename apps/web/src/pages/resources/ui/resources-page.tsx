import { useTranslation } from 'react-i18next';
import type { PublicationSummary } from '../../../entities/publication';
import { SubscribeForm } from '../../../features/subscribe';
import type { Paged } from '../../../shared/reading';
import { CardGrid } from '../../../shared/ui/card';
import { Pages } from '../../../shared/ui/pages';
import { ClosingCall } from '../../../widgets/closing-band';
import { ListFilters, NothingFound } from '../../../widgets/list-filters';
import { NotFound } from '../../../widgets/not-found';
import { PageHero } from '../../../widgets/page-hero';
import { useFilterWords } from '../model/use-filter-words';
import { PublicationCard } from './publication-card';
import styles from './resources-page.module.css';

export function ResourcesPage({ data }: { data: Paged<PublicationSummary> | null }) {
  return data ? <List data={data} /> : <NotFound />;
}

function List({ data }: { data: Paged<PublicationSummary> }) {
  const { items, page, last, asked = {} } = data;
  const { t } = useTranslation('resources');
  const words = useFilterWords();
  return (
    <>
      <PageHero plate="resources" isCompact title={t('list.title')} lead={t('list.lead')} />
      <section className={`container ${styles.list}`} aria-labelledby="publication-list">
        <h2 id="publication-list" className="visually-hidden">
          {t('list.heading')}
        </h2>
        <ListFilters path="/resources" listId="publication-list" shown={data} words={words} />
        {items.length === 0 && <NothingFound />}
        <CardGrid key={JSON.stringify(asked)}>
          {items.map((publication, index) => (
            <li key={publication.id}>
              <PublicationCard publication={publication} eager={index === 0} />
            </li>
          ))}
        </CardGrid>
        <Pages path="/resources" page={page} last={last} asked={asked} />
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
