import { Link } from '@tanstack/react-router';
import { CategoryBadge, ProjectFacts, ProjectPicture, StatusBadge } from '../../../entities/project';
import type { ProjectSummary } from '../../../entities/project';
import { SampleBadge } from '../../../shared/ui/badge';
import { Card, cardLink } from '../../../shared/ui/card';
import { ACROSS } from '../../../shared/ui/picture';
import { isPlainClick } from '../../../shared/ui/plain-click';

interface Props {
  project: ProjectSummary;
  eager: boolean;
  /** Its dialog is on the way. */
  awaited: boolean;
  onOpen: (id: string, address: string) => Promise<void>;
}

/** One link covers the card: the project's page, or the dialog above the list once script runs. */
export function ProjectCard({ project, eager, awaited, onOpen }: Props) {
  return (
    <Card
      busy={awaited}
      picture={
        <ProjectPicture
          project={project}
          eager={eager}
          sizes={`(min-width: 80rem) 384px, (min-width: 64rem) 46vw, ${ACROSS}`}
        />
      }
      badges={
        <>
          <CategoryBadge category={project.category} />
          <StatusBadge status={project.status} />
          <SampleBadge of={project} />
        </>
      }
      title={
        <Link
          to="/projects/$id"
          params={{ id: project.id }}
          preload={false}
          className={cardLink}
          data-project={project.id}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            void onOpen(project.id, event.currentTarget.href);
          }}
        >
          {project.title}
        </Link>
      }
    >
      <ProjectFacts project={project} />
    </Card>
  );
}
