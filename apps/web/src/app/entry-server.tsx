import type { SitePage } from '@site/vocabulary';
import type { RegisteredRouter } from '@tanstack/react-router';
import { createRequestHandler, renderRouterToString, RouterServer } from '@tanstack/react-router/ssr/server';
import { hasLanguageInAddress, importedTexts, localeOfAddress, withoutLocale } from '../shared/i18n';
import type { Draft } from '../shared/page';
import { clientEntry, routeFiles } from './client-files';
import { createApp } from './create-app';
import { developmentHead } from './development-head';
import type { PageRequest, RenderPage } from './page';
import { ONLY_CARDS, previewAddress, withDraft, type PreviewRequest } from './preview';
import { neededStyles } from './needed-styles';
import { languageScript } from './router/language-script';

export { listedAddresses } from './router/listed-addresses';

const files = { public: routeFiles('public'), private: routeFiles('private') };
const permanent = 301;
// The start script asks for them once the page has loaded.
const earlyScripts = /<link rel="modulepreload"[^>]*>/g;
const ownStyles = /(<style data-tsr-inline-css="")>([\s\S]*?)<\/style>/;
// First in the head: after a stylesheet it would wait for it.
// It leaves no element behind: React would take it for the first script of the head that it knows.
// Where scripts run, pictures out of sight wait: a browser by itself loads them a screen and a half ahead.
const headStart = `<head><script>document.documentElement.dataset.held="";${languageScript};document.currentScript.remove()</script>${developmentHead}`;

const origin = 'http://site.invalid';

/**
 * One address for one page: no doubled or trailing slashes, no steps up, no capitals (but in escapes), no `index.html`,
 * no language before sign-in and administration. Whatever is asked for, it is a path of this site.
 */
function canonicalPath(asked: string): string {
  const steps = new URL(origin + asked.replaceAll('\\', '%5C')).pathname.split('/').filter(Boolean);
  if (/^index\.(?:html?|php)$/i.test(steps.at(-1) ?? '')) steps.pop();
  const clean = `/${steps.join('/')}`.replace(/%[\da-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
  return hasLanguageInAddress(withoutLocale(clean)) ? clean : withoutLocale(clean);
}

/** When data was read would make other bytes, and another tag, of the same page; the client knows how old its page is. */
function withoutClock(router: RegisteredRouter): RegisteredRouter {
  const { load } = router;
  router.load = async (options) => {
    await load(options);
    for (const match of router.state.matches) match.updatedAt = 0;
  };
  return router;
}

function canonicalAddress(url: string): string {
  const [path = '/', ...query] = url.split('?');
  return canonicalPath(path) + (query.length ? `?${query.join('?')}` : '');
}

/** Renders one address to a whole document, kept or not by the caller as the answer says. */
export const renderPage: RenderPage = async (request) => {
  const address = canonicalAddress(request.url);
  const page = await renderAddress(address, request);
  if (address === request.url || page.location !== undefined) return page;
  if (page.status < 400)
    return { ...page, html: '', shows: [], complete: true, status: permanent, location: address };
  // Nobody is sent on to what is not there; the browser makes the page again from the address that it has.
  const asked = await renderAddress(request.url.replaceAll('\\', '%5C').replace(/\/(?=\?|$)/, ''), request);
  return asked.location === undefined ? asked : page;
};

/** Renders what visitors would see of a record that is not saved. @returns a whole document, never to be kept */
export async function renderPreview(request: PreviewRequest): Promise<string> {
  const url = previewAddress(request);
  const page = await renderAddress(url, { ...request, url, transport: withDraft(request) }, request);
  if (page.status >= 500) throw new Error(`The preview at ${url} could not be rendered`);
  return request.view === 'card' ? page.html.replace('</head>', () => `${ONLY_CARDS}</head>`) : page.html;
}

async function renderAddress(
  address: string,
  { publicUrl, passwordMinLength, transport, onError, submitted }: PageRequest,
  draft?: Draft,
): Promise<SitePage> {
  const { pathname: path, search } = new URL(origin + address);
  const audience: SitePage['audience'] = hasLanguageInAddress(path) ? 'public' : 'private';
  const { router, report, Providers } = createApp({
    locale: localeOfAddress(path, search),
    texts: importedTexts,
    publicUrl: publicUrl.replace(/\/+$/, ''),
    passwordMinLength,
    clientFiles: { entry: clientEntry },
    transport,
    onError,
    ...(submitted && { submitted }),
    ...(draft && { draft }),
  });
  const handle = createRequestHandler({
    createRouter: () => withoutClock(router),
    request: new Request(origin + address),
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
  if (location) {
    const { pathname, search } = new URL(location, origin);
    const canonical = canonicalAddress(pathname + search);
    return { status: permanent, location: canonical, html: '', shows: [], audience, complete: true };
  }
  const status = Math.max(response.status, report.status);
  const rendered = await response.text();
  return {
    status,
    html: rendered
      .replace(earlyScripts, '')
      .replace('<head>', () => headStart)
      .replace(
        ownStyles,
        (_, start, css) => `${start} data-of="${carried.join(' ')}">${neededStyles(css, rendered)}</style>`,
      ),
    shows: [...report.shows],
    audience,
    complete: report.complete && status < 500,
    ...(report.life !== undefined && { life: report.life }),
  };
}
