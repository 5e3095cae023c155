import { Link } from '@tanstack/react-router';
import { CategoryBadge, PublicationCover, PublicationFacts, TypeName } from '../../../entities/publication';
import type { PublicationSummary } from '../../../entities/publication';
import { Download } from '../../../features/download';
import { SampleBadge } from '../../../shared/ui/badge';
import { Card, cardIntro, cardLink } from '../../../shared/ui/card';

interface Props {
  publication: PublicationSummary;
  eager: boolean;
}

/** One link covers the card: the publication's page; the other brings the document. */
export function PublicationCard({ publication, eager }: Props) {
  return (
    <Card
      picture={<PublicationCover publication={publication} eager={eager} />}
      badges={
        <>
          <CategoryBadge category={publication.category} />
          <TypeName type={publication.type} />
          <SampleBadge of={publication} />
        </>
      }
      title={
        <Link to="/resources/$id" params={{ id: publication.id }} preload={false} className={cardLink}>
          {publication.title}
        </Link>
      }
      action={<Download publication={publication} />}
    >
      <p className={cardIntro}>{publication.intro}</p>
      <PublicationFacts publication={publication} />
    </Card>
  );
}
