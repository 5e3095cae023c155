import { useTranslation } from 'react-i18next';
import { SHEET_FACTS, type ProjectDetail } from '../../../entities/project';
import { Facts } from '../../../shared/ui/facts';

/** Everything a reference sheet says in a word or two. */
export function SheetFacts({ project: { facts } }: { project: ProjectDetail }) {
  const { t } = useTranslation('projects');
  return <Facts facts={SHEET_FACTS.map((name) => [t(`fact.${name}`), facts[name]] as const)} />;
}
