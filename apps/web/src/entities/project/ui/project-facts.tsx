import { useTranslation } from 'react-i18next';
import { Facts } from '../../../shared/ui/facts';
import type { ProjectSummary } from '../model/project';

const facts = ['location', 'date', 'beneficiaries'] as const;

export function ProjectFacts({ project }: { project: ProjectSummary }) {
  const { t } = useTranslation('projects');
  return <Facts facts={facts.map((fact) => [t(`fact.${fact}`), project[fact]] as const)} />;
}
