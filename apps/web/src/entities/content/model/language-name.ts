import { PUBLICATION_LANGUAGES } from '@site/vocabulary';

export function languageName(language: string, t: (key: string) => string): string {
  const known = PUBLICATION_LANGUAGES.find((one) => one === language);
  return known === undefined ? language : t(`publicationLanguage.${known}`);
}
