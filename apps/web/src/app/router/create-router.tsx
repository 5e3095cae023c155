import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import {
  addressOfTexts,
  inLocale,
  loadedNamespaces,
  loadTexts,
  withoutLocale,
  type LANGUAGE_PARAMETER,
} from '../../shared/i18n';
import type { SearchOf } from '../../shared/page';
import type { AppContext } from '../app-context';
import { StartFailure } from '../start-failure';
import { adminRoutes } from './admin-routes';
import { rootRoute, siteRoute } from './frames';
import { publicRoute, type PublicRoute } from './public-route';
import { previewRow, rows, type Row } from './rows';

/** Everything that a rendered page hands to the browser besides its routes' data. */
export interface Dehydrated {
  /** Files of what the page says, by namespace: its words stand in it already, and are read where it comes alive. */
  texts: Readonly<Record<string, string | undefined>>;
  publicUrl: string;
  passwordMinLength: number | undefined;
}

function buildRouteTree(more: readonly Row[] = []) {
  const root = rootRoute();
  const site = siteRoute(root);
  const pages = [...rows, ...more].map((row) => publicRoute(row, site) as PublicRoute);
  const auth = <const TPath extends string>(path: TPath, name: keyof typeof import('./auth-pages')) =>
    createRoute({
      getParentRoute: () => site,
      path,
      validateSearch: (search: SearchOf<'next' | typeof LANGUAGE_PARAMETER>) => search,
      loader: ({ context }) => loadTexts(context.i18n, ['auth']),
      component: lazyRouteComponent(() => import('./auth-pages'), name),
      head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
    });
  return root.addChildren([
    site.addChildren([
      ...pages,
      auth('/auth', 'AuthPage'),
      auth('/auth/forgot', 'ForgotPage'),
      auth('/auth/reset', 'ResetPage'),
    ]),
    adminRoutes(root),
  ]);
}

// The tree knows nothing of a visit: all routers share it.
const routeTree = buildRouteTree();
let treeOfPreviews: typeof routeTree | undefined;

function treeFor({ draft }: AppContext) {
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

export function createAppRouter(context: AppContext) {
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

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
