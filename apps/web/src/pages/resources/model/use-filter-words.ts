import { useTranslation } from 'react-i18next';
import { useKnownWord } from '../../../shared/i18n';

const asStored = (value: string) => value;

/** The filters of the list, and what the page calls their values. */
export function useFilterWords() {
  const category = useKnownWord('resources', 'category');
  const type = useKnownWord('resources', 'type');
  const language = useKnownWord('resources', 'language');
  const { t } = useTranslation('lists');
  return [
    ['category', category],
    ['type', type],
    ['department', (value: string) => t(`departments.${value}`)],
    ['language', language],
    ['year', asStored],
  ] as const;
}
