import type { i18n } from 'i18next';

/**
 * Loads what a page says.
 * @throws where it does not come: keys are no texts
 */
export async function loadTexts(i18n: i18n, namespaces: readonly string[]): Promise<void> {
  await i18n.loadNamespaces(namespaces);
  // The language as it is by now: another one may have been chosen meanwhile.
  const missing = namespaces.filter((name) => !i18n.hasResourceBundle(i18n.language, name));
  if (missing.length > 0) throw new Error(`No texts for ${i18n.language}/${missing.join(', ')}`);
}
