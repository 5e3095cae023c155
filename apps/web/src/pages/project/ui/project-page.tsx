import { Link, rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CategoryBadge, ProjectPicture, SHEET_FACTS, StatusBadge } from '../../../entities/project';
import { WriteAbout } from '../../../features/write-about';
import { inLocale, useLocale } from '../../../shared/i18n';
import { SampleBadge } from '../../../shared/ui/badge';
import { Facts } from '../../../shared/ui/facts';
import { Formatted } from '../../../shared/ui/formatted';
import { ACROSS } from '../../../shared/ui/picture';
import { QuoteLink } from '../../../shared/ui/quote-link';
import { Record, recordActions } from '../../../shared/ui/record';
import { ClosingCall } from '../../../widgets/closing-band';
import { Letterhead } from '../../../widgets/letterhead';
import { NotFound } from '../../../widgets/not-found';
import type { ProjectSheet } from '../model/project-sheet';
import { Neighbours } from './neighbours';
import { Photographs } from './photographs';
import { RelatedRecords } from './related-records';

export function ProjectPage({ data: sheet }: { data: ProjectSheet | null }) {
  return sheet ? <Shown sheet={sheet} /> : <NotFound />;
}

function Shown({ sheet }: { sheet: ProjectSheet }) {
  const { t } = useTranslation('projects');
  const { project } = sheet;
  const { publicUrl } = useRouteContext({ from: rootRouteId });
  const address = `${publicUrl}${inLocale(`/projects/${project.id}`, useLocale())}`;
  return (
    <>
      <Record
        origin={<Letterhead address={address} />}
        back={
          <Link to="/projects">
            <span aria-hidden="true">← </span>
            {t('detail.all')}
          </Link>
        }
        badges={
          <>
            <CategoryBadge category={project.category} />
            <StatusBadge status={project.status} />
            <SampleBadge of={project} />
          </>
        }
        title={project.title}
        picture={<ProjectPicture project={project} eager sizes={`(min-width: 75rem) 1200px, ${ACROSS}`} />}
        factsId="project-facts"
        factsTitle={t('detail.facts')}
        facts={
          <>
            <Facts facts={SHEET_FACTS.map((name) => [t(`fact.${name}`), project.facts[name]] as const)} />
            <RelatedRecords sheet={sheet} />
            <p className={recordActions}>
              <QuoteLink about={project.title} className="button button-quote no-print">
                {t('common:quote.similar')}
              </QuoteLink>
              <WriteAbout kind="project" title={project.title} address={address} />
            </p>
          </>
        }
        after={<Photographs photos={project.photos} />}
      >
        <Formatted html={project.description} />
        {project.services !== undefined && (
          <>
            <h2>{t('detail.services')}</h2>
            <Formatted html={project.services} />
          </>
        )}
      </Record>
      <Neighbours projects={sheet.neighbours} category={project.category} />
      <ClosingCall />
    </>
  );
}
