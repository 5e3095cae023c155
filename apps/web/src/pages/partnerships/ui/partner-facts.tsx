import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/i18n';
import { wholeNumber } from '../../../shared/text';
import { Facts } from '../../../shared/ui/facts';
import type { PartnerSummary } from '../../../entities/partner';

export function PartnerFacts({ partner: { country, projects, since } }: { partner: PartnerSummary }) {
  const { t } = useTranslation('partnerships');
  const locale = useLocale();
  // None is what the form says while nobody has counted.
  const known = projects > 0 ? wholeNumber(projects, locale) : undefined;
  return (
    <Facts
      facts={[
        [t('fact.country'), country],
        [t('fact.projects'), known],
        [t('fact.since'), since],
      ]}
    />
  );
}
