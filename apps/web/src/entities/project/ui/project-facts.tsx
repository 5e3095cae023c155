import { useTranslation } from 'react-i18next';
import type { ProjectSummary } from '../model/project';
import styles from './project-facts.module.css';

const facts = ['location', 'date', 'beneficiaries'] as const;

export function ProjectFacts({ project }: { project: ProjectSummary }) {
  const { t } = useTranslation('projects');
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact}>
          <dt>{t(`fact.${fact}`)}</dt>
          <dd>{project[fact]}</dd>
        </div>
      ))}
    </dl>
  );
}
