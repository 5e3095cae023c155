import { expect, type APIRequestContext } from '@playwright/test';

export interface ProjectBody {
  readonly title_fr: string;
  readonly title_en: string;
  readonly description_fr: string;
  readonly description_en: string;
  readonly category: string;
  readonly location: string;
  readonly date: string;
  readonly beneficiaries: string;
  readonly status: string;
  readonly image_url: string | null;
}

export interface Project extends ProjectBody {
  readonly id: string;
  readonly created_at: string;
}

/** A word that no other test uses: what is made in one database at the same time is told apart by it. */
export function aWord(): string {
  return `repère${crypto.randomUUID().replaceAll('-', '').slice(0, 10)}`;
}

export function aProject(differing: Partial<ProjectBody> = {}): ProjectBody {
  return {
    title_fr: 'Étude du bassin du Bandama',
    title_en: 'Study of the Bandama basin',
    description_fr: 'Débits, crues et étiages du fleuve.\n\nUn second paragraphe.',
    description_en: 'Flows, floods and low waters of the river.\n\nA second paragraph.',
    category: 'GIRE',
    location: 'Bouaflé',
    date: '2024',
    beneficiaries: '12 000 habitants',
    status: 'ongoing',
    image_url: null,
    ...differing,
  };
}

export async function publish(
  office: APIRequestContext,
  differing: Partial<ProjectBody> = {},
): Promise<Project> {
  const answer = await office.post('/api/v1/projects', { data: aProject(differing) });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as Project;
}

export async function publishSeveral(
  office: APIRequestContext,
  differing: readonly Partial<ProjectBody>[],
): Promise<Project[]> {
  const published: Project[] = [];
  for (const one of differing) published.push(await publish(office, one));
  return published;
}

/** Saves over whatever is there, as another administrator would. */
export async function reviseElsewhere(
  office: APIRequestContext,
  { id, created_at: _createdAt, ...body }: Project,
  change: Partial<ProjectBody>,
): Promise<void> {
  const { etag } = (await office.get(`/api/v1/projects/${id}`)).headers();
  const answer = await office.put(`/api/v1/projects/${id}`, {
    data: { ...body, ...change },
    headers: { 'If-Match': etag ?? '' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

export async function withdraw(office: APIRequestContext, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const { etag } = (await office.get(`/api/v1/projects/${id}`)).headers();
    await office.delete(`/api/v1/projects/${id}`, { headers: { 'If-Match': etag ?? '' } });
  }
}

/** The stored projects whose titles or location hold a word, newest first. */
export async function storedProjects(office: APIRequestContext, word: string): Promise<Project[]> {
  const answer = await office.get(`/api/v1/projects?q=${encodeURIComponent(word)}`);
  return ((await answer.json()) as { items: Project[] }).items;
}
