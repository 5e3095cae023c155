import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import type { AppContext } from '../app-context';
import { Document } from '../document';
import { SiteFrame } from '../site-frame';
import { pageScript } from './page-script';
import { FIRM_FRESH_FOR, loadRoot } from './root-data';
import { rootHead } from './root-head';
import { loadSite } from './site-data';

/** What every route is in: its context is known to all below it. */
export function rootRoute() {
  return createRootRouteWithContext<AppContext>()({
    component: Document,
    loader: loadRoot,
    staleTime: FIRM_FRESH_FOR,
    head: rootHead,
    scripts: ({ match }) => pageScript(match.context.clientFiles.entry),
  });
}

/** The frame of the public pages and of the sign-in. */
export function siteRoute(root: RootRoute) {
  return createRoute({
    getParentRoute: () => root,
    id: 'site',
    component: SiteFrame,
    loader: loadSite,
    staleTime: FIRM_FRESH_FOR,
  });
}

export type RootRoute = ReturnType<typeof rootRoute>;
export type SiteRoute = ReturnType<typeof siteRoute>;
