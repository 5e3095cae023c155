import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { AppContext } from '../app-context';
import { projectListSearch } from './project-list-search';

type Screens = typeof import('../../pages/admin');

function Nothing() {
  return null;
}

// The administration never runs on the server: the condition keeps its modules out of that build.
function screen(name: keyof Screens) {
  return lazyRouteComponent(async (): Promise<{ Screen: ComponentType }> => {
    if (import.meta.env.SSR) return { Screen: Nothing };
    return { Screen: (await import('../../pages/admin'))[name] };
  }, 'Screen');
}

const root = lazyRouteComponent(async (): Promise<{ Root: ComponentType }> => {
  if (import.meta.env.SSR) return { Root: Nothing };
  return { Root: (await import('./admin-root')).AdminRoot };
}, 'Root');

/** Kinds of content whose administration is still to come. */
const upcoming = ['publications', 'partners', 'news'] as const;

export function adminRoutes(parent: AnyRoute): AnyRoute {
  const layout: AnyRoute = createRoute({
    getParentRoute: () => parent,
    path: '/admin',
    ssr: false,
    component: root,
    loader: ({ context }: { context: unknown }) => (context as AppContext).i18n.loadNamespaces('admin'),
  });
  const child = (path: string, name: keyof Screens) =>
    createRoute({ getParentRoute: () => layout, path, component: screen(name) });
  return layout.addChildren([
    child('/', 'DashboardPage'),
    createRoute({
      getParentRoute: () => layout,
      path: '/projects',
      component: screen('ProjectListPage'),
      validateSearch: projectListSearch,
    }),
    child('/projects/new', 'ProjectFormPage'),
    child('/projects/$id', 'ProjectFormPage'),
    ...upcoming.flatMap((kind) =>
      ['', '/new', '/$id'].map((rest) => child(`/${kind}${rest}`, 'UpcomingPage')),
    ),
  ]);
}
