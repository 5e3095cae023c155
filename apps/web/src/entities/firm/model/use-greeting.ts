import { useTranslation } from 'react-i18next';
import { useFirm } from './firm-context';

/** What a conversation begins with, in the language of the page: on every way to one that the specification does not state. */
export function useGreeting(): string {
  const { t } = useTranslation('common');
  return t('greeting', { firm: useFirm().name });
}
