import type { BackendModule, ReadCallback } from 'i18next';

type Texts = Readonly<Record<string, unknown>>;

const files = import.meta.glob<Texts>('./locales/*/*.json', { import: 'default' });

/** Reads one language of one page's texts; a failed read asks i18next to try again (5 times, from 350 ms, doubling). */
export const localeFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language: string, namespace: string, callback: ReadCallback) {
    load(language, namespace).then(
      (texts) =>
        texts ? callback(null, texts) : callback(new Error(`No texts for ${language}/${namespace}`), false),
      (error: Error) => callback(error, true),
    );
  },
};

async function load(language: string, namespace: string): Promise<Texts | undefined> {
  if (!namespace.startsWith('admin/')) return files[`./locales/${language}/${namespace}.json`]?.();
  return (await import('./locales/admin-files')).adminFiles[`./${language}/${namespace}.json`]?.();
}
