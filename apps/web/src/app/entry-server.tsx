import { createRequestHandler, renderRouterToString, RouterServer } from '@tanstack/react-router/ssr/server';
import { hasLanguageInAddress, localeOfPath, withoutLocale } from '../shared/i18n';
import { clientEntry, routeFiles } from './client-files';
import { createApp } from './create-app';
import { developmentHead } from './development-head';
import type { Page, RenderPage } from './page';
import { languageScript } from './router/language-script';

export { listedAddresses } from './router/listed-addresses';
export type { ListedAddress, Page, PageRequest, RenderPage } from './page';

const files = { public: routeFiles('public'), private: routeFiles('private') };
const permanent = 301;
// The start script asks for them once the page has loaded.
const earlyScripts = /<link rel="modulepreload"[^>]*>/g;
// First in the head: after a stylesheet it would wait for it.
// It leaves no element behind: React would take it for the first script of the head that it knows.
const headStart = `<head><script>${languageScript};document.currentScript.remove()</script>${developmentHead}`;

/**
 * One address for one page: no doubled or trailing slashes, no capitals (but in escapes), no `index.html`, no language
 * before sign-in and administration.
 */
function canonicalPath(path: string): string {
  const steps = path.split('/').filter(Boolean);
  if (/^index\.(?:html?|php)$/i.test(steps.at(-1) ?? '')) steps.pop();
  const clean = `/${steps.join('/')}`.replace(/%[\da-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
  return hasLanguageInAddress(withoutLocale(clean)) ? clean : withoutLocale(clean);
}

/** Renders one address to a whole document, kept or not by the caller as the answer says. */
export const renderPage: RenderPage = async ({ url, publicUrl, transport, onError, submitted }) => {
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
    ...(submitted && { submitted }),
  });
  const handle = createRequestHandler({
    createRouter: () => router,
    request: new Request(new URL(`${canonical}${search}`, 'http://site.invalid')),
    getRouterManifest: () => files[audience],
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

  const carried = router.state.matches.flatMap(({ routeId }) => files[audience].routes[routeId]?.css ?? []);
  const location = response.headers.get('Location');
  if (location) return { ...nothing, status: permanent, location };
  const status = Math.max(response.status, report.status);
  return {
    status,
    html: (await response.text())
      .replace(earlyScripts, '')
      .replace('<head>', () => headStart)
      .replace('<style data-tsr-inline-css=""', (start) => `${start} data-of="${carried.join(' ')}"`),
    shows: [...report.shows],
    audience,
    complete: report.complete && status < 500,
    ...(report.life !== undefined && { life: report.life }),
  };
};
