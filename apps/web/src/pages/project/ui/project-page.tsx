import { FIRM } from '@site/vocabulary';
import { Link, useRouteContext } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CategoryBadge, ProjectFacts, ProjectPicture, StatusBadge } from '../../../entities/project';
import type { ProjectDetail } from '../../../entities/project';
import { inLocale, useLocale } from '../../../shared/i18n';
import type { LoadContext } from '../../../shared/page';
import { ClosingCall } from '../../../widgets/closing-call';
import { NotFound } from '../../../widgets/not-found';
import styles from './project-page.module.css';

export function ProjectPage({ data: project }: { data: ProjectDetail | null }) {
  return project ? <Shown project={project} /> : <NotFound />;
}

function Shown({ project }: { project: ProjectDetail }) {
  const { t } = useTranslation('projects');
  const { publicUrl } = useRouteContext({ strict: false }) as LoadContext;
  const address = `${publicUrl}${inLocale(`/projects/${project.id}`, useLocale())}`;
  return (
    <>
      <article className={`container ${styles.project}`}>
        <p className={styles.origin}>
          {FIRM.name} · {FIRM.email} · {address}
        </p>
        <p className={`${styles.back} no-print`}>
          <Link to="/projects">
            <span aria-hidden="true">← </span>
            {t('detail.all')}
          </Link>
        </p>
        <header className={styles.head}>
          <p className={styles.badges}>
            <CategoryBadge category={project.category} />
            <StatusBadge status={project.status} />
          </p>
          <h1>{project.title}</h1>
        </header>
        <figure className={styles.picture}>
          <ProjectPicture project={project} eager sizes="(min-width: 75rem) 1200px, 94vw" />
        </figure>
        <div className={styles.columns}>
          <div className={styles.description}>
            {project.description.split(/\n\s*\n/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <aside className={styles.facts} aria-labelledby="project-facts">
            <h2 id="project-facts">{t('detail.facts')}</h2>
            <ProjectFacts project={project} />
          </aside>
        </div>
      </article>
      <ClosingCall />
    </>
  );
}
