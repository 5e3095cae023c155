import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router';
import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { addressOfTexts, inLocale, loadedNamespaces, loadTexts, withoutLocale } from '../../shared/i18n';
import type { AppContext } from '../app-context';
import { Document } from '../document';
import { SiteFrame } from '../site-frame';
import { StartFailure } from '../start-failure';
import { adminRoutes } from './admin-routes';
import { publicRoute } from './public-route';
import { previewRow, rows, type Row } from './rows';
import { FIRM_FRESH_FOR, loadRoot } from './root-data';
import { pageScript } from './page-script';
import { rootHead } from './root-head';
import { loadSite } from './site-data';

/** Everything that a rendered page hands to the browser besides its routes' data. */
export interface Dehydrated {
  /** Files of what the page says, by namespace: its words stand in it already, and are read where it comes alive. */
  texts: Readonly<Record<string, string | undefined>>;
  publicUrl: string;
  passwordMinLength: number | undefined;
}

function buildRouteTree(more: readonly Row[] = []): AnyRoute {
  const root: AnyRoute = createRootRouteWithContext<AppContext>()({
    component: Document,
    loader: loadRoot,
    staleTime: FIRM_FRESH_FOR,
    head: rootHead,
    scripts: ({ match }) => pageScript((match.context as AppContext).clientFiles.entry),
  });
  const site: AnyRoute = createRoute({
    getParentRoute: () => root,
    id: 'site',
    component: SiteFrame,
    loader: loadSite,
    staleTime: FIRM_FRESH_FOR,
  });
  const auth = (path: string, name: keyof typeof import('./auth-pages')) =>
    createRoute({
      getParentRoute: () => site,
      path,
      loader: ({ context }: { context: unknown }) => loadTexts((context as AppContext).i18n, ['auth']),
      component: lazyRouteComponent(() => import('./auth-pages'), name),
      head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
    });
  return root.addChildren([
    site.addChildren([
      ...[...rows, ...more].map((row) => publicRoute(row, site)),
      auth('/auth', 'AuthPage'),
      auth('/auth/forgot', 'ForgotPage'),
      auth('/auth/reset', 'ResetPage'),
    ]),
    adminRoutes(root),
  ]);
}

// The tree knows nothing of a visit: all routers share it.
const routeTree = buildRouteTree();
let treeOfPreviews: AnyRoute | undefined;

function treeFor({ draft }: AppContext): AnyRoute {
  // No browser loads what only the server shows.
  if (!import.meta.env.SSR || draft === undefined) return routeTree;
  return (treeOfPreviews ??= buildRouteTree([previewRow]));
}

/**
 * A page that the server wrote stays where its reader has it by the time it comes alive; what the router shows after it begins
 * at its top, or where it was left. The administration is written here: its first screen, too, is where it was left.
 */
function leavesFirstPage(): (shown: { location: { pathname: string } }) => boolean {
  let isFirst = true;
  return ({ location: { pathname } }) => {
    const moves = !isFirst || /^\/admin(\/|$)/.test(pathname);
    isFirst = false;
    return moves;
  };
}

export function createAppRouter(context: AppContext): AnyRouter {
  const { i18n } = context;
  return createRouter({
    routeTree: treeFor(context),
    context,
    defaultErrorComponent: StartFailure,
    defaultPreload: 'intent',
    defaultPendingMs: 200,
    defaultPendingMinMs: 300,
    scrollRestoration: leavesFirstPage(),
    unmaskOnReload: true,
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const query = new URLSearchParams(search as Record<string, string>).toString();
      return query ? `?${query}` : '';
    },
    rewrite: {
      input: ({ url }) => {
        url.pathname = withoutLocale(url.pathname);
        return url;
      },
      output: ({ url }) => {
        url.pathname = inLocale(url.pathname, i18n.language === 'en' ? 'en' : 'fr');
        return url;
      },
    },
    dehydrate: async (): Promise<Dehydrated> => {
      const { publicUrl, passwordMinLength } = context;
      const addresses = loadedNamespaces(i18n).map(
        async (name) => [name, await addressOfTexts(i18n.language, name)] as const,
      );
      return { texts: Object.fromEntries(await Promise.all(addresses)), publicUrl, passwordMinLength };
    },
    hydrate: ({ texts: _, ...settings }: Dehydrated) => void Object.assign(context, settings),
  });
}
