import { useTranslation } from 'react-i18next';
import type { ProjectDetail } from '../../../entities/project';
import { Facts } from '../../../shared/ui/facts';

/** Everything a reference sheet says in a word or two, in the order in which clients ask for it. */
export function SheetFacts({ project }: { project: ProjectDetail }) {
  const { t } = useTranslation('projects');
  const { location, date, beneficiaries, references } = project;
  const { client, funder, duration, amount, team } = references;
  return (
    <Facts
      facts={[
        [t('fact.client'), client],
        [t('fact.funder'), funder],
        [t('fact.location'), location],
        [t('fact.date'), date],
        [t('fact.duration'), duration],
        [t('fact.amount'), amount],
        [t('fact.team'), team],
        [t('fact.beneficiaries'), beneficiaries],
      ]}
    />
  );
}
