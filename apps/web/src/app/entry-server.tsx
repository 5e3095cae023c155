import { createRequestHandler, renderRouterToString, RouterServer } from '@tanstack/react-router/ssr/server';
import { hasLanguageInAddress, localeOfPath, withoutLocale } from '../shared/i18n';
import { clientEntry, routeFiles } from './client-files';
import { createApp } from './create-app';
import { developmentHead } from './development-head';
import type { Page, RenderPage } from './page';
import { languageScript } from './router/language-script';

export type { Page, PageRequest, RenderPage } from './page';

const files = routeFiles();
const permanent = 308;
// The start script asks for them once the page has loaded.
const earlyScripts = /<link rel="modulepreload"[^>]*>/g;
// First in the head: after a stylesheet it would wait for it.
const headStart = `<head><script>${languageScript}</script>${developmentHead}`;

/** One address for one page: no doubled or trailing slashes, no language before sign-in and administration. */
function canonicalPath(path: string): string {
  const clean = `/${path.split('/').filter(Boolean).join('/')}`;
  return hasLanguageInAddress(withoutLocale(clean)) ? clean : withoutLocale(clean);
}

/** Renders one address to a whole document, kept or not by the caller as the answer says. */
export const renderPage: RenderPage = async ({ url, publicUrl, transport, onError }) => {
  const [path = '/', ...query] = url.split('?');
  const search = query.length ? `?${query.join('?')}` : '';
  const canonical = canonicalPath(path);
  const audience: Page['audience'] = hasLanguageInAddress(canonical) ? 'public' : 'private';
  const nothing = { html: '', shows: [], audience, complete: true } as const;
  if (canonical !== path) return { ...nothing, status: permanent, location: `${canonical}${search}` };

  const { router, report, Providers } = createApp({
    locale: localeOfPath(path),
    publicUrl: publicUrl.replace(/\/+$/, ''),
    clientFiles: { entry: clientEntry },
    transport,
    onError,
  });
  const handle = createRequestHandler({
    createRouter: () => router,
    request: new Request(new URL(`${canonical}${search}`, 'http://site.invalid')),
    getRouterManifest: () => files,
  });
  const response = await handle(({ responseHeaders }) =>
    renderRouterToString({
      router,
      responseHeaders,
      children: (
        <Providers>
          <RouterServer router={router} />
        </Providers>
      ),
    }),
  );

  const location = response.headers.get('Location');
  if (location) return { ...nothing, status: permanent, location };
  const status = Math.max(response.status, report.status);
  return {
    status,
    html: (await response.text()).replace(earlyScripts, '').replace('<head>', () => headStart),
    shows: [...report.shows],
    audience,
    complete: report.complete && status < 500,
  };
};
