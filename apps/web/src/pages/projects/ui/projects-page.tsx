import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProjectSummary } from '../../../entities/project';
import { useReveal } from '../../../shared/ui/use-reveal';
import { ClosingCall } from '../../../widgets/closing-call';
import { PageHero } from '../../../widgets/page-hero';
import { useOpenProject } from '../model/use-open-project';
import { ImpactFigures } from './impact-figures';
import { ProjectCard } from './project-card';
import styles from './projects-page.module.css';

const loadDialog = () => import('./project-dialog');
const ProjectDialog = lazy(async () => ({ default: (await loadDialog()).ProjectDialog }));

export function ProjectsPage({ data: projects }: { data: ProjectSummary[] }) {
  const { t } = useTranslation('projects');
  const grid = useReveal<HTMLUListElement>();
  const { openId, open, close } = useOpenProject();
  const opened = projects.find(({ id }) => id === openId);
  return (
    <>
      <PageHero title={t('list.title')} lead={t('list.lead')} />
      <section className={`container ${styles.list}`} aria-labelledby="project-list">
        <h2 id="project-list" className="visually-hidden">
          {t('list.heading')}
        </h2>
        <ul ref={grid} className={styles.grid} onPointerOver={() => void loadDialog()}>
          {projects.map((project, index) => (
            <li key={project.id}>
              <ProjectCard project={project} eager={index === 0} onOpen={open} />
            </li>
          ))}
        </ul>
      </section>
      <ImpactFigures />
      <ClosingCall />
      {opened && (
        <Suspense>
          <ProjectDialog project={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
