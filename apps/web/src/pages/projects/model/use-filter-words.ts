import { useTranslation } from 'react-i18next';
import { useKnownWord, useLocale } from '../../../shared/i18n';
import { inEnglishWords } from '../../../shared/text';

const asStored = (value: string) => value;

/** The filters of the list, and what the page calls their values. */
export function useFilterWords() {
  const category = useKnownWord('projects', 'category');
  const status = useKnownWord('projects', 'status');
  const { t } = useTranslation('lists');
  const english = useLocale() === 'en';
  return [
    ['category', category],
    ['status', status],
    ['department', (value: string) => t(`departments.${value}`)],
    ['location', english ? inEnglishWords : asStored],
    ['year', asStored],
  ] as const;
}
