import type { Project, WholeVersion } from '@site/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { aProject, openAdmin, projectsOnServer } from '../../../pages/admin/testing';
import { api, browserForTests, loseConnection, problem } from '../../../entities/session/testing';
import { field } from '../testing';

browserForTests();

const FIELDS = [
  'title_fr',
  'title_en',
  'description_fr',
  'location',
  'status',
  'image_url',
  'hidden',
] as const;

/** What a project has said, one after the other, behind the API; answers what was restored over which version. */
function historyOnServer(...said: Partial<Project>[]) {
  const records = said.map((change) => aProject({ ...change, hidden: change.hidden ?? false }));
  const changed = (one: Project, before?: Project) =>
    before === undefined ? [] : FIELDS.filter((name) => one[name] !== before[name]);
  const versions: WholeVersion[] = records.map((record, place) => {
    const { id, created_at, ...values } = record;
    return {
      version: place + 1,
      edited_at: `2026-03-0${place + 1}T10:15:00.000000Z`,
      edited_by: place === 1 ? null : 'Koffi N’Guessan',
      changed: changed(record, records[place - 1]),
      from_bin: false,
      values,
    };
  });
  const restored: string[] = [];
  const at = '*/api/v1/projects/p1/versions';
  projectsOnServer(records.at(-1)!);
  api.use(
    http.get(at, ({ request }) => {
      const { limit = '', cursor = '' } = Object.fromEntries(new URL(request.url).searchParams);
      const all = versions.toReversed().map(({ values, ...about }) => about);
      const from = Number(cursor);
      const end = Math.min(from + Math.min(Number(limit), 3), all.length);
      const next = end < all.length ? String(end) : null;
      return HttpResponse.json({ items: all.slice(from, end), total: all.length, next_cursor: next });
    }),
    http.get(`${at}/:version`, ({ params }) => HttpResponse.json(versions[Number(params['version']) - 1])),
    http.post(`${at}/:version/restore`, ({ params, request }) => {
      const seen = request.headers.get('If-Match');
      restored.push(`${String(params['version'])} over ${seen}`);
      if (seen !== `"v${versions.length}"`) return problem(412, 'edit_conflict');
      const again = versions[Number(params['version']) - 1]!;
      versions.push({ ...again, version: versions.length + 1, edited_by: 'Awa Koné', changed: ['title_fr'] });
      return HttpResponse.json({ version: versions.length });
    }),
  );
  return { restored, versions };
}

const THREE: Partial<Project>[] = [
  { title_fr: 'Étude du bassin', status: 'planned' },
  { title_fr: 'Étude du bassin versant', status: 'planned' },
  { title_fr: 'Étude du grand bassin', status: 'completed' },
];
const change = async (label: string) => (await screen.findByText(label, { selector: 'dt' })).parentElement!;
const marks = (inside: HTMLElement, name: 'deletion' | 'insertion') =>
  within(inside)
    .queryAllByRole(name)
    .map(({ textContent }) => textContent);
const timeline = () => screen.findByRole('navigation', { name: 'Versions' });

describe('The history of a record', () => {
  it('says who changed which fields and when, and is one way from the form', async () => {
    historyOnServer(...THREE);
    const router = await openAdmin('/admin/projects/p1');
    await userEvent.click(await screen.findByRole('link', { name: 'Historique' }));
    const [newest, second, first] = within(await timeline()).getAllByRole('link');
    expect(newest?.textContent).toMatch(
      /3 mars 2026.*10:15.*Actuelle.*Koffi N’Guessan.*Titre \(FR\), Statut/,
    );
    expect(second?.textContent).toMatch(/Auteur inconnu.*Titre \(FR\)$/);
    expect(first?.textContent).toMatch(/Création$/);
    expect(router.state.location.pathname).toBe('/admin/projects/p1/history');
  });

  it('says what a version can be that changed no field', async () => {
    const { versions } = historyOnServer(...THREE);
    const items = versions.slice(1).map(({ values: _, ...about }) => ({ ...about, changed: [] }));
    const page = { items: items.toReversed(), total: 2, next_cursor: null };
    api.use(http.get('*/api/v1/projects/p1/versions', () => HttpResponse.json(page)));
    await openAdmin('/admin/projects/p1/history');
    const [newest, oldest] = within(await timeline()).getAllByRole('link');
    expect(newest?.textContent).toMatch(/Aucun champ modifié$/);
    expect(oldest?.textContent).toMatch(/Première version conservée$/);
  });

  it.each([
    ['fr', 'Retour de la corbeille', 'Retour de la corbeille\u202f; modifié\u00a0: Image'],
    ['en', 'Restored from the bin', 'Restored from the bin; changed: Image'],
  ] as const)('says that the record came back from the bin (%s)', async (locale, whole, withoutFile) => {
    const { versions } = historyOnServer(...THREE);
    const items = versions.slice(1).map(({ values: _, ...about }) => ({ ...about, from_bin: true }));
    const [newest, older] = [
      { ...items[1], changed: [] },
      { ...items[0], changed: ['image_url'] },
    ];
    const page = { items: [newest, older], total: 2, next_cursor: null };
    api.use(http.get('*/api/v1/projects/p1/versions', () => HttpResponse.json(page)));
    await openAdmin('/admin/projects/p1/history', { locale });
    const [first, second] = within(await timeline()).getAllByRole('link');
    expect(first?.textContent.endsWith(whole)).toBe(true);
    expect(second?.textContent.endsWith(withoutFile)).toBe(true);
  });

  it('shows two versions side by side with the words that changed, in the words of the form', async () => {
    historyOnServer(...THREE);
    const router = await openAdmin('/admin/projects/p1/history?version=2');
    const title = await change('Titre (FR)');
    expect([marks(title, 'deletion'), marks(title, 'insertion')]).toEqual([[' versant'], [' grand']]);
    expect(within(title).getByText('Version actuelle')).toBeTruthy();
    expect((await change('Statut')).textContent).toMatch(/Planifié.*Terminé/);
    expect(screen.queryByText('Localisation', { selector: 'dt' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tous les champs' }));
    await change('Localisation');
    await userEvent.click(screen.getByText('Version précédente'));
    await waitFor(() =>
      expect(marks(screen.getByText('Titre (FR)', { selector: 'dt' }).parentElement!, 'insertion')).toEqual([
        ' versant',
      ]),
    );
    expect(router.state.location.search).toEqual({ version: 2, with: 'previous' });
  });

  it('says that a version did not come, and asks for it again', async () => {
    historyOnServer(...THREE);
    api.use(http.get('*/versions/1', () => problem(503, 'dependency_unavailable'), { once: true }));
    await openAdmin('/admin/projects/p1/history?version=1');
    await screen.findByText('Cette version n’a pas pu être chargée.');
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await change('Titre (FR)');
    expect(screen.queryByText('Cette version n’a pas pu être chargée.')).toBeNull();
  });

  it('says that there is no connection', async () => {
    historyOnServer(...THREE);
    await openAdmin('/admin/projects/p1/history');
    await timeline();
    const regain = loseConnection('*/versions/1');
    await userEvent.click(
      within(await timeline())
        .getAllByRole('link')
        .at(-1)!,
    );
    await screen.findByText('Cette version n’a pas pu être chargée.');
    await screen.findByText(/^Le serveur ne répond pas/);
    regain();
    await change('Titre (FR)');
  });

  it('is brought back into no record that somebody has deleted', async () => {
    historyOnServer(...THREE);
    await openAdmin('/admin/projects/p1/history?version=1');
    api.use(http.post('*/restore', () => problem(404, 'not_found', 'Introuvable.')));
    await userEvent.click(await screen.findByRole('button', { name: 'Restaurer cette version' }));
    await screen.findByText(/^Cette fiche a été supprimée entre-temps/);
    expect(screen.getByRole('link', { name: 'Voir la corbeille' }).getAttribute('href')).toBe('/admin/bin');
  });

  it('brings a version back as a new one', async () => {
    const { restored } = historyOnServer(...THREE);
    const router = await openAdmin('/admin/projects/p1/history?version=1');
    await userEvent.click(await screen.findByRole('button', { name: 'Restaurer cette version' }));
    await screen.findByText('Version restaurée');
    await waitFor(async () =>
      expect(within(await timeline()).getAllByRole('link')[0]?.textContent).toContain('Awa Koné'),
    );
    expect([restored, router.state.location.search]).toEqual([['1 over "v3"'], {}]);
    expect(screen.queryByRole('button', { name: 'Restaurer cette version' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Étude du bassin');
  });

  it('offers to bring nothing back that stands already', async () => {
    historyOnServer({ title_fr: 'Ancien' }, { title_fr: 'Nouveau', hidden: true }, { title_fr: 'Nouveau' });
    const router = await openAdmin('/admin/projects/p1/history?version=2');
    await change('Masqué du site');
    expect(screen.queryByRole('button', { name: 'Restaurer cette version' })).toBeNull();
    router.history.push('/admin/projects/p1/history?version=1');
    await screen.findByRole('button', { name: 'Restaurer cette version' });
  });

  it('is not brought back over what somebody else has just written, who is named', async () => {
    const { versions } = historyOnServer(...THREE);
    await openAdmin('/admin/projects/p1/history?version=1');
    await screen.findByRole('button', { name: 'Restaurer cette version' });
    const refusal = {
      status: 412,
      code: 'edit_conflict',
      changed_by: 'Aya Touré',
      changed_at: '2026-03-04T09:00:00Z',
    };
    api.use(http.post('*/restore', () => HttpResponse.json(refusal, { status: 412 }), { once: true }));
    versions.push({ ...versions[2]!, version: 4, edited_by: 'Aya Touré', changed: ['location'] });
    await userEvent.click(screen.getByRole('button', { name: 'Restaurer cette version' }));
    await screen.findByText('Aya Touré a modifié cette fiche le 4 mars 2026 à 09:00');
    await waitFor(async () =>
      expect(within(await timeline()).getAllByRole('link')[0]?.textContent).toContain('Aya Touré'),
    );
    expect(screen.getByText(/^Aya Touré a modifié/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Restaurer cette version' }));
    await screen.findByText('Version restaurée');
  });

  it('says at its field what is accepted no more, and takes the rest into the form', async () => {
    historyOnServer({ title_fr: 'Ancien', location: 'x' }, { title_fr: 'Nouveau', location: 'x' });
    await openAdmin('/admin/projects/p1/history?version=1');
    const errors = [{ pointer: '/location', code: 'text_too_short', message: 'Localisation requise' }];
    api.use(http.post('*/restore', () => problem(422, 'validation_failed', 'À corriger.', errors)));
    await userEvent.click(await screen.findByRole('button', { name: 'Restaurer cette version' }));
    expect((await change('Localisation')).textContent).toContain('Localisation requise');
    await userEvent.click(screen.getByRole('button', { name: 'Reprendre dans le formulaire' }));
    await screen.findByText('Saisie restaurée');
    expect(field('title_fr').value).toBe('Ancien');
  });

  it('asks before it takes the place of what was typed and not saved, and distinguishes nothing', async () => {
    historyOnServer(
      { title_fr: 'Ancien', location: 'x', featured: true },
      { title_fr: 'Nouveau', location: 'x', featured: false },
    );
    const errors = [{ pointer: '/location', code: 'text_too_short', message: 'Localisation requise' }];
    api.use(http.post('*/restore', () => problem(422, 'validation_failed', 'À corriger.', errors)));
    const router = await openAdmin('/admin/projects/p1');
    await waitFor(() => expect(field('title_en')).toBeTruthy());
    await userEvent.type(field('title_en'), ' of the valley');
    const typed = field('title_en').value;
    const take = async () => {
      router.history.push('/admin/projects/p1/history?version=1');
      await userEvent.click(await screen.findByRole('button', { name: 'Restaurer cette version' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Reprendre dans le formulaire' }));
    };
    await take();
    await userEvent.click(await screen.findByRole('button', { name: 'Garder ma saisie' }));
    await screen.findByText('Saisie restaurée');
    expect([field('title_fr').value, field('title_en').value]).toEqual(['Nouveau', typed]);
    await take();
    await userEvent.click(await screen.findByRole('button', { name: 'Remplacer ma saisie' }));
    await screen.findByText('Saisie restaurée');
    expect(field('title_fr').value).toBe('Ancien');
    expect(field('title_en').value).not.toBe(typed);
    expect(screen.getByRole('switch', { name: /À la une/ }).getAttribute('aria-checked')).toBe('false');
  });

  it('goes on to older versions', async () => {
    historyOnServer(...THREE, { title_fr: 'Quatre' }, { title_fr: 'Cinq' });
    await openAdmin('/admin/projects/p1/history');
    expect(within(await timeline()).getAllByRole('link')).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Versions plus anciennes' }));
    await waitFor(async () => expect(within(await timeline()).getAllByRole('link')).toHaveLength(5));
    expect(screen.queryByRole('button', { name: 'Versions plus anciennes' })).toBeNull();
  });

  it('says that there is but one, and that there is none, in English too', async () => {
    historyOnServer({});
    await openAdmin('/admin/projects/p1/history', { locale: 'en' });
    await screen.findByText('This is the only version of this record.');
    api.use(http.get('*/versions', () => HttpResponse.json({ items: [], total: 0, next_cursor: null })));
    await openAdmin('/admin/settings/history', { locale: 'en' });
    await screen.findByText('Nothing has been saved yet.');
    const paths = await screen.findAllByRole('navigation', { name: 'Breadcrumb' });
    expect(paths.map(({ textContent }) => textContent)).toEqual([
      'Dashboard/Projects/Edit Project/History',
      'Dashboard/Site settings/History',
    ]);
  });
});
