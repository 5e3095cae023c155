import type { Texts, FindTexts } from './backend';

const files = import.meta.glob<Texts>(['./locales/*/*.json', './locales/*/admin/*.json'], {
  import: 'default',
});

/** From modules, where these are read from a disk. */
export const importedTexts: FindTexts = (language, namespace) =>
  files[`./locales/${language}/${namespace}.json`];
