import { Link, useRouteContext } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFirm } from '../../../entities/firm';
import { CategoryBadge, ProjectFacts, ProjectPicture, StatusBadge } from '../../../entities/project';
import type { ProjectDetail } from '../../../entities/project';
import { WriteAbout } from '../../../features/write-about';
import { inLocale, useLocale } from '../../../shared/i18n';
import type { LoadContext } from '../../../shared/page';
import { joinKnown } from '../../../shared/text';
import { SampleBadge } from '../../../shared/ui/badge';
import { Formatted } from '../../../shared/ui/formatted';
import { QuoteLink } from '../../../shared/ui/quote-link';
import { Record, recordActions } from '../../../shared/ui/record';
import { ClosingCall } from '../../../widgets/closing-band';
import { NotFound } from '../../../widgets/not-found';

export function ProjectPage({ data: project }: { data: ProjectDetail | null }) {
  return project ? <Shown project={project} /> : <NotFound />;
}

function Shown({ project }: { project: ProjectDetail }) {
  const { t } = useTranslation('projects');
  const firm = useFirm();
  const { publicUrl } = useRouteContext({ strict: false }) as LoadContext;
  const address = `${publicUrl}${inLocale(`/projects/${project.id}`, useLocale())}`;
  return (
    <>
      <Record
        origin={joinKnown([firm.name, firm.email, address], ' · ')}
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
        picture={<ProjectPicture project={project} eager sizes="(min-width: 75rem) 1200px, 94vw" />}
        factsId="project-facts"
        factsTitle={t('detail.facts')}
        facts={
          <>
            <ProjectFacts project={project} />
            <p className={recordActions}>
              <QuoteLink about={project.title} className="button no-print">
                {t('common:quote.similar')}
              </QuoteLink>
              <WriteAbout kind="du projet" title={project.title} address={address} />
            </p>
          </>
        }
      >
        <Formatted html={project.description} />
      </Record>
      <ClosingCall />
    </>
  );
}
