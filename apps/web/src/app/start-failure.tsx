import { isLocale } from '@site/vocabulary';
import { use } from 'react';
import { I18nContext } from 'react-i18next';
import { useIsHydrated } from '../shared/ui/use-is-hydrated';

const words = {
  fr: { title: 'Cette page n’a pas pu être affichée', retry: 'Réessayer' },
  en: { title: 'This page could not be shown', retry: 'Try again' },
} as const;

/**
 * What stands in for a page that could not be made. It brings its own texts, since texts may be what is
 * missing. The link loads the address anew, which also brings the files of a new release.
 */
export function StartFailure() {
  const language: unknown = use(I18nContext)?.i18n?.language;
  const { title, retry } = words[isLocale(language) ? language : 'fr'];
  return (
    <section className="container failure">
      <h1>{title}</h1>
      {!isLocale(language) && <p lang="en">{words.en.title}</p>}
      <p>
        <a className="button" href="">
          {retry}
        </a>
      </p>
    </section>
  );
}

/** Its place in a page that is nothing without script: shown where that does not come. */
export function StartFailureFallback() {
  const started = useIsHydrated();
  return started ? null : (
    <div data-unstarted="" role="alert" hidden>
      <StartFailure />
    </div>
  );
}
