import type { QueryClient } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { KINDS, kindNames, kindPath } from '../../entities/content';
import { adminTexts, loadTexts } from '../../shared/i18n';
import type { AppContext } from '../app-context';
import type { OwnPath } from './admin-screens';
import { listSearch } from './list-search';

/** Filters of a list, whose state is in its address; `undefined` is no list. */
type Filters = readonly string[] | undefined;

const OWN: Readonly<Record<OwnPath, Filters>> = {
  '/': undefined,
  '/users': ['role'],
  '/account': undefined,
  '/password': undefined,
  '/settings': undefined,
  '/settings/history': undefined,
  '/newsletter': ['state'],
  '/api-keys': [],
  '/webhooks': [],
  '/media': ['bucket', 'use'],
  '/media/$id': undefined,
  '/news/$id/announce': undefined,
  '/bin': ['kind'],
  '/journal': ['by', 'kind', 'day'],
  '/messages': ['status', 'from', 'to'],
  '/messages/$id': undefined,
};

function Nothing() {
  return null;
}

// The administration never runs on the server: the condition keeps its modules out of that build.
function screen(path: string) {
  return lazyRouteComponent(async (): Promise<{ Screen: ComponentType }> => {
    if (import.meta.env.SSR) return { Screen: Nothing };
    return { Screen: (await import('./admin-screens')).SCREENS[path]?.Screen as ComponentType };
  }, 'Screen');
}

/** The texts of a screen come while its modules do, which the frame does not wait for. */
function partsOf(path: string) {
  return async ({ context }: { context: unknown }): Promise<void> => {
    const { Screen, texts = [], also = [] } = (await import('./admin-screens')).SCREENS[path] ?? {};
    void Screen?.preload?.();
    await loadTexts((context as AppContext).i18n, adminTexts(...texts).concat(also));
  };
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
    // All that the frame waits for: what suspends while it is drawn would show it 300 ms later (React's pace of fallbacks).
    loader: async ({ context }: { context: unknown }): Promise<{ readonly client: QueryClient }> => {
      const { i18n, queries } = context as AppContext;
      const [client] = await Promise.all([queries(), loadTexts(i18n, ['admin'])]);
      return { client };
    },
  });
  const contents = kindNames().flatMap((name): [string, Filters][] => [
    [kindPath(name), [...KINDS[name].filters, 'visibility']],
    [`${kindPath(name)}/new`, undefined],
    [`${kindPath(name)}/$id`, undefined],
    [`${kindPath(name)}/$id/history`, undefined],
  ]);
  return layout.addChildren(
    [...Object.entries(OWN), ...contents].map(([path, filters]) =>
      createRoute({
        getParentRoute: () => layout,
        path,
        component: screen(path),
        loader: partsOf(path),
        ...(filters && { validateSearch: listSearch(...filters) }),
      }),
    ),
  );
}
