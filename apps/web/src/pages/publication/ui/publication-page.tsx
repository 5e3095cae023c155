import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CategoryBadge, PublicationCover, PublicationFacts, TypeName } from '../../../entities/publication';
import type { PublicationDetail } from '../../../entities/publication';
import { Download } from '../../../features/download';
import { WriteAbout } from '../../../features/write-about';
import { SampleBadge } from '../../../shared/ui/badge';
import { Formatted } from '../../../shared/ui/formatted';
import { Record, recordActions } from '../../../shared/ui/record';
import { ClosingCall } from '../../../widgets/closing-band';
import { Letterhead } from '../../../widgets/letterhead';
import { NotFound } from '../../../widgets/not-found';
import { Citation } from './citation';

export function PublicationPage({ data: publication }: { data: PublicationDetail | null }) {
  return publication ? <Shown publication={publication} /> : <NotFound />;
}

function Shown({ publication }: { publication: PublicationDetail }) {
  const { t } = useTranslation('resources');
  const { title, address } = publication;
  return (
    <>
      <Record
        origin={<Letterhead address={address} />}
        back={
          <Link to="/resources">
            <span aria-hidden="true">← </span>
            {t('detail.all')}
          </Link>
        }
        badges={
          <>
            <CategoryBadge category={publication.category} />
            <TypeName type={publication.type} />
            <SampleBadge of={publication} />
          </>
        }
        title={title}
        sidePicture={<PublicationCover publication={publication} eager />}
        factsId="publication-facts"
        factsTitle={t('detail.facts')}
        facts={
          <>
            <PublicationFacts publication={publication} />
            <p className={`${recordActions} no-print`}>
              <Download publication={publication} first />
              <WriteAbout kind="publication" title={title} address={address} />
            </p>
          </>
        }
        after={publication.isSample ? null : <Citation publication={publication} />}
      >
        <Formatted html={publication.description} />
      </Record>
      <ClosingCall />
    </>
  );
}
