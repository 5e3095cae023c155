import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryBadge, ProjectPicture, type ProjectSummary } from '../../../entities/project';
import { joinKnown } from '../../../shared/text';
import { Explained } from '../../../shared/ui/badge';
import { ACROSS, Picture } from '../../../shared/ui/picture';
import { useReveal } from '../../../shared/ui/use-reveal';
import styles from './flagships.module.css';

const samples = [
  { name: 'gire', drawing: 'gire' },
  { name: 'wash', drawing: 'wash' },
  { name: 'eies', drawing: 'environnement' },
] as const;

/** The firm's own projects; kinds of projects while it has entered none. */
export function Flagships({ projects }: { projects: readonly ProjectSummary[] }) {
  const { t } = useTranslation('home');
  const list = useReveal<HTMLUListElement>();
  return (
    <section className={`container ${styles.section}`} aria-labelledby="flagships">
      <div className={styles.head}>
        <h2 id="flagships">{t('flagships.heading')}</h2>
        <Link to="/projects" className={`${styles.all}`}>
          {t('flagships.all')}
          <span aria-hidden="true"> →</span>
        </Link>
      </div>
      <ul {...list} className={styles.list}>
        {projects.length > 0
          ? projects.map(flagship)
          : samples.map((sample) => <Sample key={sample.name} {...sample} />)}
      </ul>
    </section>
  );
}

const flagship = (project: ProjectSummary) => (
  <Card
    key={project.id}
    picture={
      <ProjectPicture
        project={project}
        sizes={`(min-width: 75rem) 384px, (min-width: 56rem) 31vw, ${ACROSS}`}
      />
    }
    tag={<CategoryBadge category={project.category} />}
    title={
      <Link to="/projects/$id" params={{ id: project.id }} className={styles.link}>
        {project.title}
      </Link>
    }
    summary={joinKnown([project.location, project.date], ' · ')}
  />
);

function Sample({ name, drawing }: (typeof samples)[number]) {
  const { t } = useTranslation('home');
  return (
    <Card
      picture={<Picture drawing={`/illustrations/category-${drawing}.svg`} />}
      tag={
        <span className={`${styles.tag} ${styles[name]}`}>
          <Explained of={name}>{t(`flagships.${name}.tag`)}</Explained>
        </span>
      }
      title={
        <Link to="/projects" className={styles.link}>
          {t(`flagships.${name}.title`)}
        </Link>
      }
      summary={t(`flagships.${name}.text`)}
    />
  );
}

function Card(part: { picture: ReactNode; tag: ReactNode; title: ReactNode; summary: string }) {
  return (
    <li className={styles.card}>
      {part.picture}
      <div className={styles.text}>
        <p className={styles.tags}>{part.tag}</p>
        <h3>{part.title}</h3>
        <p className={styles.summary}>{part.summary}</p>
      </div>
    </li>
  );
}
