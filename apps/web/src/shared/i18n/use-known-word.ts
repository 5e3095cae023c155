import { foldCategory } from '@site/vocabulary';
import { useTranslation } from 'react-i18next';

/**
 * The page's word for a stored value, among the words under a key; the value as it is stored where there is none.
 * It is looked up, never given to i18next: what an administrator typed is no template.
 */
export function useKnownWord(namespace: string, key: string): (value: string) => string {
  const { t } = useTranslation(namespace);
  const words: unknown = t(key, { returnObjects: true });
  return (value) => {
    const known = Object.entries(words as Record<string, string>);
    return known.find(([name]) => name === foldCategory(value))?.[1] ?? value;
  };
}
