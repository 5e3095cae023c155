import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { CategoryBadge, ProjectFacts, ProjectPicture, StatusBadge } from '../../../entities/project';
import type { ProjectSummary } from '../../../entities/project';
import styles from './project-card.module.css';

interface Props {
  project: ProjectSummary;
  eager: boolean;
  /** Its dialog is on the way. */
  awaited: boolean;
  onOpen: (id: string, address: string) => Promise<void>;
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** One link covers the card: the project's page, or the dialog above the list once script runs. */
export function ProjectCard({ project, eager, awaited, onOpen }: Props) {
  return (
    <article className={styles.card} aria-busy={awaited || undefined}>
      <div className={styles.picture}>
        <ProjectPicture
          project={project}
          eager={eager}
          sizes="(min-width: 80rem) 384px, (min-width: 64rem) 46vw, 94vw"
        />
      </div>
      <div className={styles.text}>
        <p className={styles.badges}>
          <CategoryBadge category={project.category} />
          <StatusBadge status={project.status} />
        </p>
        <h3 className={styles.title}>
          <Link
            to="/projects/$id"
            params={{ id: project.id }}
            preload={false}
            className={`${styles.link}`}
            data-project={project.id}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              void onOpen(project.id, event.currentTarget.href);
            }}
          >
            {project.title}
          </Link>
        </h3>
        <ProjectFacts project={project} />
      </div>
    </article>
  );
}
