import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CategoryBadge, ProjectFacts, ProjectPicture, StatusBadge } from '../../../entities/project';
import type { ProjectSummary } from '../../../entities/project';
import { Card, CardGrid, cardLink } from '../../../shared/ui/card';
import { ACROSS } from '../../../shared/ui/picture';
import styles from './neighbours.module.css';

interface Props {
  projects: readonly ProjectSummary[];
  category: string;
}

/** Other projects of the same category. */
export function Neighbours({ projects, category }: Props) {
  const { t } = useTranslation('projects');
  if (projects.length === 0) return null;
  return (
    <section className={`container ${styles.neighbours} no-print`} aria-labelledby="neighbours">
      <div className={styles.head}>
        <h2 id="neighbours">{t('detail.neighbours')}</h2>
        <Link to="/projects" search={{ category }}>
          {t('detail.inCategory')}
          <span aria-hidden="true"> →</span>
        </Link>
      </div>
      <CardGrid>
        {projects.map((project) => (
          <li key={project.id}>
            <Card
              picture={
                <ProjectPicture
                  project={project}
                  sizes={`(min-width: 80rem) 384px, (min-width: 64rem) 46vw, ${ACROSS}`}
                />
              }
              badges={
                <>
                  <CategoryBadge category={project.category} />
                  <StatusBadge status={project.status} />
                </>
              }
              title={
                <Link to="/projects/$id" params={{ id: project.id }} className={cardLink}>
                  {project.title}
                </Link>
              }
            >
              <ProjectFacts project={project} />
            </Card>
          </li>
        ))}
      </CardGrid>
    </section>
  );
}
