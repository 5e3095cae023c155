import type { Locale } from '@site/vocabulary';
import type { QueryClient } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n, type FindTexts } from '../shared/i18n';
import type { Draft, PageReport, SubmittedForm } from '../shared/page';
import type { ClientFiles } from './app-context';
import { createAppRouter } from './router/create-router';

interface Surroundings {
  locale: Locale;
  texts: FindTexts;
  publicUrl: string;
  passwordMinLength?: number | undefined;
  clientFiles: ClientFiles;
  transport?: typeof fetch;
  submitted?: SubmittedForm;
  draft?: Draft;
  onError: (message: string, error: unknown) => void;
}

export interface App {
  router: RegisteredRouter;
  i18n: i18n;
  report: PageReport;
  Providers: (props: { children: ReactNode }) => ReactNode;
}

/** One router, one i18n and one query client: per request on the server, per visit in the browser. */
export function createApp({ locale, texts, ...surroundings }: Surroundings): App {
  const instance = createI18n(locale, texts);
  const report: PageReport = { status: 200, shows: new Set(), complete: true };
  let client: Promise<QueryClient> | undefined;
  const queries = () =>
    (client ??= import('./query-client').then(({ createQueryClient }) => createQueryClient()));

  const router = createAppRouter({ ...surroundings, i18n: instance, report, queries });
  function Providers({ children }: { children: ReactNode }) {
    return <I18nextProvider i18n={instance}>{children}</I18nextProvider>;
  }
  return { router, i18n: instance, report, Providers };
}
