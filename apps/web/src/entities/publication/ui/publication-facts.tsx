import { useTranslation } from 'react-i18next';
import { useKnownWord, useLocale } from '../../../shared/i18n';
import { wholeNumber } from '../../../shared/text';
import { Facts } from '../../../shared/ui/facts';
import type { PublicationSummary } from '../model/publication';

export function PublicationFacts({ publication }: { publication: PublicationSummary }) {
  const { t } = useTranslation('resources');
  const locale = useLocale();
  const language = useKnownWord('resources', 'language');
  return (
    <Facts
      facts={[
        [t('fact.date'), publication.date],
        [t('fact.downloads'), wholeNumber(publication.downloads, locale)],
        [t('fact.size'), publication.size],
        [t('fact.language'), language(publication.language)],
      ]}
    />
  );
}
