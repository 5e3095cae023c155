import { useTranslation } from 'react-i18next';
import { useKnownWord } from '../../../shared/i18n';

const asStored = (value: string) => value;

/** The filters of the list, and what the page calls their values. */
export function useFilterWords() {
  const category = useKnownWord('projects', 'category');
  const status = useKnownWord('projects', 'status');
  const { t } = useTranslation('lists');
  return [
    ['category', category],
    ['status', status],
    ['department', (value: string) => t(`departments.${value}`)],
    ['location', asStored],
    ['year', asStored],
  ] as const;
}
