import type { BackendModule, ReadCallback } from 'i18next';

export type Texts = Readonly<Record<string, unknown>>;
type Read = () => Promise<Texts>;

/** How one language of one page's texts is read; undefined where there are none. */
export type FindTexts = (language: string, namespace: string) => Read | undefined | Promise<Read | undefined>;

/** Reads what is found; a failed read asks i18next to try again (5 times, from 350 ms, doubling). */
export function backendOf(find: FindTexts): BackendModule {
  return {
    type: 'backend',
    init: () => undefined,
    read(language: string, namespace: string, callback: ReadCallback) {
      const failed = (again: boolean) => (error: Error) => callback(error, again);
      const found = async () => find(language, namespace);
      found().then((read) => {
        if (read) read().then((texts) => callback(null, texts), failed(true));
        else failed(false)(new Error(`No texts for ${language}/${namespace}`));
      }, failed(false));
    },
  };
}
