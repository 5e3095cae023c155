import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import type { Locale } from '@site/vocabulary';
import type { Project } from '@site/api-client';
import { cleanup, render, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { localeOfPath } from '../shared/i18n';
import { createApp } from './create-app';

/** The API as a visitor's browser meets it. */
export const api = setupServer();

export function aProject(differing: Partial<Project> = {}): Project {
  return {
    id: '0193a000-0000-7000-8000-000000000001',
    title_fr: 'Étude du bassin',
    title_en: 'Basin study',
    description_fr: 'Jaugeages et modèle.\n\nPlan de gestion.',
    description_en: 'Gauging and model.\n\nManagement plan.',
    category: 'GIRE',
    location: 'Bandama',
    date: '2024',
    beneficiaries: '12 000 habitants',
    status: 'completed',
    image_url: null,
    created_at: '2026-01-01T00:00:00Z',
    ...differing,
  };
}

export function publish(...projects: Project[]): void {
  api.use(
    http.get('*/api/v1/projects', () =>
      HttpResponse.json({ items: projects, total: projects.length, next_cursor: null }),
    ),
    http.get('*/api/v1/projects/:id', ({ params }) => {
      const found = projects.find(({ id }) => id === params['id']);
      return found ? HttpResponse.json(found) : refusal(404, 'not_found');
    }),
  );
}

export function breakReading(): void {
  api.use(http.get('*/api/v1/*', () => refusal(503, 'unavailable')));
}

function refusal(status: number, code: string) {
  const body = { type: 'about:blank', title: code, status, code, detail: code, request_id: 'r1', errors: [] };
  return HttpResponse.json(body, { status, headers: { 'Content-Type': 'application/problem+json' } });
}

/** Calls of the site reach the API above; Node's fetch wants whole addresses. */
export const transport: typeof fetch = (input, init) =>
  fetch(typeof input === 'string' ? new URL(input, 'http://localhost') : input, init);

export function visitorForTests(): void {
  beforeAll(() => {
    api.listen({ onUnhandledFrame: 'error' });
    if (typeof window === 'undefined') return;
    window.scrollTo = () => undefined;
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
      this.open = false;
    };
  });
  afterEach(() => {
    if (typeof window !== 'undefined') {
      cleanup();
      localStorage.clear();
    }
    api.resetHandlers();
  });
  afterAll(() => api.close());
}

/** Opens the whole site at an address, as after a client-side navigation. */
export async function visit(address: string, locale: Locale = localeOfPath(address)) {
  const reported: string[] = [];
  const { router, report, Providers } = createApp({
    locale,
    publicUrl: 'https://example.org',
    clientFiles: { entry: '' },
    transport,
    onError: (message) => reported.push(message),
  });
  const history = createMemoryHistory({ initialEntries: [address] });
  router.update({ history });
  await router.load();
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
    { container: document as unknown as HTMLElement, baseElement: document.documentElement },
  );
  return { page: within(document.body), address: () => history.location.href, report, reported };
}
