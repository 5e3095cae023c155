import type { ContentKind } from '@site/vocabulary';
import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { KINDS, kindNames, kindPath, type FilterOf, type KindPath } from '../../entities/content';
import { adminTexts, loadTexts } from '../../shared/i18n';
import type { SearchOf } from '../../shared/page';
import type { AppContext } from '../app-context';
import { OWN, type Filters, type OwnPath } from './admin-paths';
import type { RootRoute } from './frames';
import { listSearch, type ListSearch } from './list-search';
import type { RowRoute } from './typed-routes';

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
  return async ({ context }: { context: AppContext }): Promise<void> => {
    const { Screen, texts = [], also = [] } = (await import('./admin-screens')).SCREENS[path] ?? {};
    void Screen?.preload?.();
    await loadTexts(context.i18n, adminTexts(...texts).concat(also));
  };
}

const frame = lazyRouteComponent(async (): Promise<{ Root: ComponentType }> => {
  if (import.meta.env.SSR) return { Root: Nothing };
  return { Root: (await import('./admin-root')).AdminRoot };
}, 'Root');

function adminRoute(root: RootRoute) {
  return createRoute({
    getParentRoute: () => root,
    path: '/admin',
    ssr: false,
    component: frame,
    // All that the frame waits for: what suspends while it is drawn would show it 300 ms later (React's pace of fallbacks).
    loader: async ({ context: { i18n, queries } }) => {
      const [client] = await Promise.all([queries(), loadTexts(i18n, ['admin'])]);
      return { client };
    },
  });
}

type AdminRow<TPath extends string, TSearch = object> = RowRoute<
  ReturnType<typeof adminRoute>,
  TPath,
  TSearch
>;

type OwnRoute<TPath extends OwnPath = OwnPath> = TPath extends OwnPath
  ? AdminRow<
      TPath,
      (typeof OWN)[TPath] extends readonly (infer Filter extends string)[]
        ? ListSearch<Filter>
        : TPath extends '/settings/history'
          ? HistorySearch
          : object
    >
  : never;

/** What an address says of the history of a record: the version that is shown, and `previous` to compare it with that. */
interface HistorySearch {
  readonly version?: string | number;
  readonly with?: string;
}

type KindRoute<Name extends ContentKind = ContentKind> = Name extends ContentKind
  ? | AdminRow<KindPath<Name>, ListSearch<FilterOf<Name> | 'visibility'>>
    | AdminRow<`${KindPath<Name>}/new`, SearchOf<'from'>>
    | AdminRow<`${KindPath<Name>}/$id`>
    | AdminRow<`${KindPath<Name>}/$id/history`, HistorySearch>
  : never;

export function adminRoutes(root: RootRoute) {
  const layout = adminRoute(root);
  const contents = kindNames().flatMap((name): [string, Filters][] => [
    [kindPath(name), [...KINDS[name].filters, 'visibility']],
    [`${kindPath(name)}/new`, undefined],
    [`${kindPath(name)}/$id`, undefined],
    [`${kindPath(name)}/$id/history`, undefined],
  ]);
  return layout.addChildren(
    [...Object.entries<Filters>(OWN), ...contents].map(([path, filters]): AnyRoute =>
      createRoute({
        getParentRoute: () => layout,
        path,
        component: screen(path),
        loader: partsOf(path),
        ...(filters && { validateSearch: listSearch(...filters) }),
      }),
    ) as (OwnRoute | KindRoute)[],
  );
}
