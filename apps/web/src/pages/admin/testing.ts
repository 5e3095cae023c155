import type { Project } from '@site/api-client';
import { http, HttpResponse } from 'msw';
import { api, open, rememberSession } from '../../entities/session/testing';
import { AdminLayout, DashboardPage, ProjectFormPage, ProjectListPage } from '.';

export function aProject(differing: Partial<Project> = {}): Project {
  return {
    id: 'p1',
    title_fr: 'Étude du bassin',
    title_en: 'Basin study',
    description_fr: 'Une étude.',
    description_en: 'A study.',
    category: 'GIRE',
    location: 'Bandama',
    date: '2024',
    beneficiaries: '12 000 habitants',
    status: 'ongoing',
    image_url: null,
    created_at: '2026-01-01T00:00:00Z',
    ...differing,
  };
}

/** Projects behind the API, with versions as it keeps them. */
export function projectsOnServer(...projects: Project[]) {
  const stored = new Map(projects.map((project) => [project.id, { project, version: 1 }]));
  const etag = (version: number) => ({ headers: { ETag: `"v${version}"` } });
  api.use(
    http.get('*/api/v1/projects', ({ request }) => {
      const wanted = new URL(request.url).searchParams;
      const items = [...stored.values()]
        .map(({ project }) => project)
        .filter(({ title_fr }) => title_fr.toLowerCase().includes((wanted.get('q') ?? '').toLowerCase()))
        .filter(({ status }) => (wanted.get('status') ?? status) === status);
      return HttpResponse.json({ items, total: items.length, next_cursor: null });
    }),
    http.get('*/api/v1/projects/:id', ({ params }) => {
      const found = stored.get(String(params['id']));
      return found
        ? HttpResponse.json(found.project, etag(found.version))
        : HttpResponse.json({ status: 404, code: 'not_found', detail: 'Introuvable.' }, { status: 404 });
    }),
    http.post('*/api/v1/projects', async ({ request }) => {
      const key = request.headers.get('Idempotency-Key') ?? '';
      const project = { ...aProject({ id: key }), ...((await request.json()) as object) };
      if (!stored.has(key)) stored.set(key, { project, version: 1 });
      return HttpResponse.json(project, { status: 201 });
    }),
    http.put('*/api/v1/projects/:id', async ({ params, request }) => {
      const found = stored.get(String(params['id']));
      if (!found || request.headers.get('If-Match') !== `"v${found.version}"`) {
        return HttpResponse.json(
          { status: 412, code: 'edit_conflict', detail: 'Modifié entre-temps.' },
          { status: 412 },
        );
      }
      found.project = { ...found.project, ...((await request.json()) as object) };
      found.version += 1;
      return HttpResponse.json(found.project, etag(found.version));
    }),
    http.delete('*/api/v1/projects/:id', ({ params, request }) => {
      const found = stored.get(String(params['id']));
      if (!found || request.headers.get('If-Match') !== `"v${found.version}"`) {
        return HttpResponse.json(
          { status: 412, code: 'edit_conflict', detail: 'Modifié entre-temps.' },
          { status: 412 },
        );
      }
      stored.delete(found.project.id);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return {
    all: () => [...stored.values()].map(({ project }) => project),
    /** Another administrator saves first. */
    changeElsewhere(id: string, change: Partial<Project>): void {
      const found = stored.get(id);
      if (found) stored.set(id, { project: { ...found.project, ...change }, version: found.version + 1 });
    },
  };
}

/** Opens the administration at an address, signed in with the given roles. */
export function openAdmin(
  at: string,
  { locale = 'fr' as 'fr' | 'en', roles = ['admin'], signedIn = true } = {},
) {
  if (signedIn) rememberSession(roles);
  return open({
    at,
    locale,
    layout: AdminLayout,
    screens: {
      '/': () => 'Accueil public',
      '/auth': () => 'Page de connexion',
      '/admin': DashboardPage,
      '/admin/projects': ProjectListPage,
      '/admin/projects/new': ProjectFormPage,
      '/admin/projects/$id': ProjectFormPage,
    },
  });
}
