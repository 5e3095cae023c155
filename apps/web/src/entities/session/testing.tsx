import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import type { AnyRouter, RouteComponent } from '@tanstack/react-router';
import { cleanup, render } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, onTestFinished } from 'vitest';
import type { Locale } from '@site/vocabulary';
import { I18nextProvider } from 'react-i18next';
import { QUERY_DEFAULTS } from '../../shared/api';
import { sessionKey } from '../../shared/config';
import { adminTexts, createI18n, importedTexts, type AdminPart, type FindTexts } from '../../shared/i18n';
import { ADMIN_PARTS } from '../../shared/i18n/admin-parts';
import { dismissAllToasts, Toaster } from '../../shared/ui/toast';
import { session } from './model/current-session';

export const awa = { id: 'u1', email: 'awa@example.org', full_name: 'Awa Koné' };

export const issuedToAwa = { access_token: 'token', token_type: 'Bearer', expires_in: 900, user: awa };

/** The API as a browser meets it; every test adds what it needs. */
export const api = setupServer();

/** An answer of the API that says no. */
export function problem(status: number, code: string, detail = '', errors: readonly object[] = []) {
  const body = { type: 'about:blank', title: code, status, code, detail, request_id: 'r1', errors };
  return HttpResponse.json(body, { status, headers: { 'Content-Type': 'application/problem+json' } });
}

/** The browser knows that it has no connection, and what is asked at this address does not arrive; the answer ends that. */
export function loseConnection(address: string): () => void {
  let lost = true;
  const regain = () => {
    lost = false;
    onlineManager.setOnline(true);
  };
  onlineManager.setOnline(false);
  onTestFinished(regain);
  api.use(http.all(address, () => (lost ? HttpResponse.error() : undefined)));
  return regain;
}

/** Leaves the record of a session behind, as an earlier visit would, with a server that renews it. */
export function rememberSession(roles: readonly string[] = ['admin']): void {
  localStorage.setItem(sessionKey(location.host), JSON.stringify({ user: awa, expires_at: 1 }));
  api.use(
    http.post('*/api/v1/auth/refresh', () => HttpResponse.json(issuedToAwa)),
    http.get('*/api/v1/auth/me', () => HttpResponse.json({ ...awa, roles })),
  );
}

/** A fresh browser for every test. */
export function browserForTests(): void {
  beforeAll(() => {
    api.listen({ onUnhandledFrame: 'error' });
    const intercepted = globalThis.fetch;
    globalThis.fetch = (input, init) =>
      intercepted(typeof input === 'string' ? new URL(input, location.origin) : input, init);
  });
  beforeEach(() => session.store.setState({ status: 'loading' }, true));
  afterEach(() => {
    cleanup();
    session.end();
    dismissAllToasts();
    api.resetHandlers();
  });
  afterAll(() => api.close());
}

interface Screens {
  readonly at: string;
  readonly locale?: Locale;
  /** Screens by path; those below `/admin` stand in `layout` when there is one. */
  readonly screens: Readonly<Record<string, RouteComponent>>;
  readonly layout?: RouteComponent;
  /** What a screen loads of the texts of the administration, by its path; all of them when nothing is said. */
  readonly texts?: Readonly<Record<string, readonly AdminPart[]>>;
  readonly find?: FindTexts;
  /** What every route can reach. */
  readonly context?: object;
}

/** Opens an address of a small site made of the given screens. */
export async function open({
  at,
  locale = 'fr',
  screens,
  layout = Outlet as RouteComponent,
  texts,
  find = importedTexts,
  context = {},
}: Screens): Promise<AnyRouter> {
  const i18n = createI18n(locale, find);
  await i18n.loadNamespaces(['common', 'auth', ...adminTexts(...(texts ? [] : ADMIN_PARTS))]);
  const root = createRootRoute({ component: Outlet });
  const admin = createRoute({ getParentRoute: () => root, path: '/admin', component: layout });
  const pages = Object.entries(screens).map(([path, component]) => {
    const inside = path.startsWith('/admin');
    const parent = inside ? admin : root;
    return {
      inside,
      route: createRoute({
        getParentRoute: () => parent as typeof root,
        path: inside ? path.slice('/admin'.length) || '/' : path,
        component,
        loader: () => i18n.loadNamespaces(adminTexts(...(texts?.[path] ?? []))),
      }),
    };
  });
  admin.addChildren(pages.filter(({ inside }) => inside).map(({ route }) => route));
  const router: AnyRouter = createRouter({
    routeTree: root.addChildren([admin, ...pages.filter(({ inside }) => !inside).map(({ route }) => route)]),
    history: createMemoryHistory({ initialEntries: [at] }),
    context,
  });
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: QUERY_DEFAULTS } })}>
        <RouterProvider router={router} />
        <Toaster />
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return router;
}
