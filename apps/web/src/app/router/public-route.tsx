import { createRoute, lazyRouteComponent, useLoaderData, type AnyRoute } from '@tanstack/react-router';
import { ALIASES } from '../../shared/config';
import { loadTexts, localeOf } from '../../shared/i18n';
import type { AnyPage, Page, SearchOf } from '../../shared/page';
import { Loading } from '../loading';
import type { SiteRoute } from './frames';
import { headTags } from './head';
import { firmOf } from './root-data';
import type { PublicRow, Row } from './rows';
import type { RowRoute } from './typed-routes';

type SearchOfPage<TPage> = TPage extends Page<unknown, infer TSearch> ? SearchOf<TSearch> : never;

/** Of a public address, with the search that its page reads. */
export type PublicRoute<TRow extends PublicRow = PublicRow> = TRow extends PublicRow
  ? RowRoute<SiteRoute, TRow['path'], SearchOfPage<Awaited<ReturnType<TRow['page']>>>>
  : never;

/** A page module becomes a route: its texts and data are loaded before it shows. */
export function publicRoute(row: Row, site: SiteRoute): AnyRoute {
  let loaded: AnyPage | undefined;
  const load = async () => (loaded = await row.page());

  const component = lazyRouteComponent(async () => {
    const { Component } = await load();
    function RoutedPage() {
      return <Component data={useLoaderData({ strict: false })} />;
    }
    return { RoutedPage };
  }, 'RoutedPage');

  return createRoute({
    getParentRoute: () => site,
    path: row.path,
    component,
    pendingComponent: () => <Loading text={row.loading ?? 'loading'} />,
    // Lists load once when a page opens (specification §4): steps within it, like a dialog, read nothing again.
    shouldReload: ({ cause }) => cause === 'enter',
    loaderDeps: ({ search }) => ({ search }),
    loader: async ({ context, params, deps }) => {
      const page = await load();
      const [data] = await Promise.all([
        page.load?.({ context, params, ...deps }),
        loadTexts(context.i18n, page.namespaces),
      ]);
      return data ?? null;
    },
    head: ({ match, matches, loaderData }) => {
      const firm = firmOf(matches);
      if (!loaded || loaderData === undefined) {
        return { meta: [{ title: firm.name }, { name: 'robots', content: 'noindex' }] };
      }
      const { i18n, publicUrl } = match.context;
      const locale = localeOf(i18n);
      const own = loaded.head(i18n.t, loaderData, firm);
      const head = { keywords: i18n.t('common:keywords'), ...own };
      const path = head.path ?? ALIASES[row.path] ?? match.pathname;
      return headTags({ head, firm, locale, publicUrl, path, home: i18n.t('common:navigation.home') });
    },
  });
}
