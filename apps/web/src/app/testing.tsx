import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { CONTENT_KINDS, exampleValues, FIRM_DEFAULTS, PAGE_LIMITS, PROJECTS } from '@site/vocabulary';
import type { Locale } from '@site/vocabulary';
import type { Project } from '@site/api-client';
import { cleanup, render, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { importedTexts, localeOfPath, type FindTexts } from '../shared/i18n';
import type { SubmittedForm } from '../shared/page';
import { asHtml } from '../shared/published';
import { createApp } from './create-app';

const settings = http.get('*/api/v1/settings', () => HttpResponse.json(FIRM_DEFAULTS));
const none = (kind: string) =>
  http.get(`*/api/v1/${kind}`, () => HttpResponse.json({ items: [], total: 0, next_cursor: null }));
const noRecords = CONTENT_KINDS.map(({ url }) => none(url));
const nowhere = http.get('*/api/v1/projects/points', () => HttpResponse.json({ items: [] }));
const uncounted = http.get('*/api/v1/:kind/facets', () => HttpResponse.json({}));

/** The API as a visitor's browser meets it. */
export const api = setupServer(settings, nowhere, uncounted, ...noRecords);

export function aProject(differing: Partial<Project> = {}): Project {
  return {
    ...exampleValues(PROJECTS),
    id: '0193a000-0000-7000-8000-000000000001',
    title_fr: 'Étude du bassin',
    title_en: 'Basin study',
    description_fr: 'Jaugeages et modèle.\n\nPlan de gestion.',
    description_en: 'Gauging and model.\n\nManagement plan.',
    location: 'Bandama',
    status: 'completed',
    created_at: '2026-01-01T00:00:00Z',
    ...differing,
  };
}

export function publish(...projects: Project[]): void {
  serve('projects', projects);
}

/**
 * Content of one kind as the API serves it: as many records as asked for, from where it is asked, with their categories
 * counted and filtered by, and those that are featured.
 */
export function serve(
  kind: string,
  all: readonly { readonly id: string; readonly category?: string; readonly featured?: boolean }[],
): void {
  api.use(
    http.get(`*/api/v1/${kind}/facets`, () => {
      const values = [...new Set(all.flatMap(({ category }) => category ?? []))];
      const count = (value: string) => all.filter(({ category }) => category === value).length;
      return HttpResponse.json({ category: values.map((value) => ({ value, count: count(value) })) });
    }),
    http.get(`*/api/v1/${kind}`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const from = Number(searchParams.get('offset'));
      const [wanted, isFeatured] = [searchParams.get('category'), searchParams.get('featured')];
      const records = all.filter(
        ({ category, featured }) =>
          (wanted === null || category === wanted) &&
          (isFeatured === null || String(featured) === isFeatured),
      );
      const page = records.slice(from, from + Number(searchParams.get('limit') ?? PAGE_LIMITS.default));
      const items = page.map((record) => inTextForm(kind, record, request));
      return HttpResponse.json({ items, total: records.length, next_cursor: null });
    }),
    http.get(`*/api/v1/${kind}/points`, () =>
      HttpResponse.json({ items: all.filter((one) => 'point' in one && one.point) }),
    ),
    http.get(`*/api/v1/${kind}/:id`, ({ params, request }) => {
      const found = all.find(({ id }) => id === params['id']);
      return found ? HttpResponse.json(inTextForm(kind, found, request)) : refusal(404, 'not_found');
    }),
  );
}

/** A record without marks in the form that is asked for. */
export function inTextForm<T extends object>(kind: string, record: T, { url }: Request): T {
  const described = CONTENT_KINDS.find(({ name }) => name === kind);
  return described && new URL(url).searchParams.get('text') === 'html' ? asHtml(described, record) : record;
}

export function breakReading(): void {
  api.use(
    settings,
    none('news'),
    http.get('*/api/v1/*', () => refusal(503, 'unavailable')),
  );
}

export function refusal(status: number, code: string, more: object = {}) {
  const plain = {
    type: 'about:blank',
    title: code,
    status,
    code,
    detail: code,
    request_id: 'r1',
    errors: [],
  };
  const body = { ...plain, ...more };
  return HttpResponse.json(body, { status, headers: { 'Content-Type': 'application/problem+json' } });
}

/** Calls of the site reach the API above; Node's fetch wants whole addresses. */
export const transport: typeof fetch = (input, init) =>
  fetch(typeof input === 'string' ? new URL(input, 'http://localhost') : input, init);

export function visitorForTests(): void {
  beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    if (typeof document !== 'undefined') cleanup();
    api.resetHandlers();
  });
  afterAll(() => api.close());
}

interface Visit {
  /** A form posted without script, which the page answers. */
  readonly submitted?: SubmittedForm | undefined;
  readonly texts?: FindTexts;
}

/** Opens the whole site at an address, as after a client-side navigation. */
export async function visit(
  address: string,
  locale: Locale = localeOfPath(address),
  { submitted, texts = importedTexts }: Visit = {},
) {
  const reported: string[] = [];
  const { router, report, Providers } = createApp({
    locale,
    texts,
    publicUrl: 'https://example.org',
    clientFiles: { entry: '' },
    transport,
    onError: (message) => reported.push(message),
    ...(submitted && { submitted }),
  });
  const history = createMemoryHistory({ initialEntries: [address] });
  router.update({ ...router.options, history });
  await router.load();
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
    { container: document as unknown as HTMLElement, baseElement: document.documentElement },
  );
  return { page: within(document.body), address: () => history.location.href, report, reported };
}
