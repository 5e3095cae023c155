import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { AppContext } from '../app-context';
import { listSearch } from './list-search';

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
  const list = (path: string, name: keyof Screens, ...filters: readonly string[]) =>
    createRoute({
      getParentRoute: () => layout,
      path,
      component: screen(name),
      validateSearch: listSearch(...filters),
    });
  return layout.addChildren([
    child('/', 'DashboardPage'),
    list('/users', 'UserListPage', 'role'),
    child('/password', 'OwnPasswordPage'),
    child('/settings', 'SettingsPage'),
    list('/newsletter', 'SubscriberListPage', 'state'),
    list('/messages', 'MessageListPage', 'status'),
    child('/messages/$id', 'MessagePage'),
    list('/projects', 'ProjectListPage', 'category', 'status'),
    child('/projects/new', 'ProjectFormPage'),
    child('/projects/$id', 'ProjectFormPage'),
    list('/publications', 'PublicationListPage', 'type', 'category', 'language'),
    child('/publications/new', 'PublicationFormPage'),
    child('/publications/$id', 'PublicationFormPage'),
    list('/partners', 'PartnerListPage', 'type'),
    child('/partners/new', 'PartnerFormPage'),
    child('/partners/$id', 'PartnerFormPage'),
    list('/news', 'NewsListPage', 'visibility'),
    child('/news/new', 'NewsFormPage'),
    child('/news/$id', 'NewsFormPage'),
  ]);
}
