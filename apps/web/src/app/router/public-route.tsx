import { createRoute, lazyRouteComponent, useLoaderData, type AnyRoute } from '@tanstack/react-router';
import { ALIASES } from '../../shared/config';
import { loadTexts, localeOf } from '../../shared/i18n';
import type { AnyPage } from '../../shared/page';
import type { AppContext } from '../app-context';
import { Loading } from '../loading';
import { headTags } from './head';
import { firmOf } from './root-data';
import type { Row } from './rows';

interface LoaderInput {
  context: unknown;
  params: unknown;
  deps: { search: Record<string, string> };
}

/** A page module becomes a route: its texts and data are loaded before it shows. */
export function publicRoute(row: Row, parent: AnyRoute): AnyRoute {
  let loaded: AnyPage | undefined;
  const load = async () => (loaded = await row.page());

  const component = lazyRouteComponent(async () => {
    const { Component } = await load();
    function RoutedPage() {
      return <Component data={useLoaderData({ strict: false } as never)} />;
    }
    return { RoutedPage };
  }, 'RoutedPage');

  return createRoute({
    getParentRoute: () => parent,
    path: row.path,
    component,
    pendingComponent: () => <Loading text={row.loading ?? 'loading'} />,
    // Lists load once when a page opens (specification §4): steps within it, like a dialog, read nothing again.
    shouldReload: ({ cause }: { cause: string }) => cause === 'enter',
    loaderDeps: ({ search }: { search: Record<string, string> }) => ({ search }),
    loader: async ({ context, params, deps }: LoaderInput) => {
      const input = { context: context as AppContext, params: params as Record<string, string>, ...deps };
      const page = await load();
      const [data] = await Promise.all([page.load?.(input), loadTexts(input.context.i18n, page.namespaces)]);
      return data ?? null;
    },
    head: ({ match, matches, loaderData }) => {
      const firm = firmOf(matches);
      if (!loaded || loaderData === undefined) {
        return { meta: [{ title: firm.name }, { name: 'robots', content: 'noindex' }] };
      }
      const { i18n, publicUrl } = match.context as AppContext;
      const locale = localeOf(i18n);
      const own = loaded.head(i18n.t, loaderData as never, firm);
      const head = { keywords: i18n.t('common:keywords'), ...own };
      const path = head.path ?? ALIASES[row.path] ?? match.pathname;
      return headTags({ head, firm, locale, publicUrl, path, home: i18n.t('common:navigation.home') });
    },
  });
}
