import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, browserForTests, problem } from '../../../../entities/session/testing';
import { aProject, openAdmin, projectsOnServer } from '../../testing';

browserForTests();

const dam = aProject({
  id: 'p2',
  title_fr: 'Barrage',
  title_en: 'Dam',
  category: 'BTP',
  status: 'completed',
});

describe('The list of projects', () => {
  it('says why it could not be loaded and tries again', async () => {
    projectsOnServer(aProject());
    api.use(
      http.get('*/api/v1/projects', () => problem(503, 'dependency_unavailable', 'Base indisponible.'), {
        once: true,
      }),
    );
    await openAdmin('/admin/projects');
    await screen.findByText('Base indisponible.');
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await screen.findByText('Étude du bassin');
  });

  it('speaks English', async () => {
    projectsOnServer(aProject());
    await openAdmin('/admin/projects', { locale: 'en' });
    await screen.findByRole('heading', { name: 'Project List (1)' });
    expect(screen.getByRole('button', { name: 'Delete: Basin study' })).toBeTruthy();
  });

  it('keeps search, sort and page in the address', async () => {
    projectsOnServer(aProject(), dam);
    const router = await openAdmin('/admin/projects?sort=title_fr');
    await screen.findByText('Barrage');
    const titles = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.querySelector('[data-place=title]')?.textContent ?? '');
    expect(titles()).toEqual(['Barrage', 'Étude du bassin']);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Rechercher un projet' }), 'bassin{Enter}');
    await screen.findByRole('heading', { name: 'Liste des Projets (1)' });
    expect(router.state.location.search).toEqual({ sort: 'title_fr', q: 'bassin' });
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Rechercher un projet' });
    expect(document.activeElement).toBe(search);
    router.history.back();
    await screen.findByText('Barrage');
    expect(search.value).toBe('');
  });
});

describe('The way back from a project', () => {
  it('leads to the list as it was left', async () => {
    projectsOnServer(aProject(), dam);
    const router = await openAdmin('/admin/projects?q=bassin');
    const title = await screen.findByRole('link', { name: 'Étude du bassin' });
    expect(title.getAttribute('href')).toBe('/admin/projects/p1');
    expect(document.title).toMatch(/^Gestion des Projets · /);
    for (const name of ['Retour', 'Annuler']) {
      await userEvent.click(await screen.findByRole('link', { name: 'Étude du bassin' }));
      await screen.findByDisplayValue('Étude du bassin');
      expect(document.title).toMatch(/^Modifier le Projet · /);
      await userEvent.click(screen.getByRole('link', { name }));
      await screen.findByRole('heading', { name: 'Liste des Projets (1)' });
      expect(router.state.location.search).toEqual({ q: 'bassin' });
    }
  });
});

describe('Deleting a project', () => {
  const askFor = async (name: string) =>
    userEvent.click(await screen.findByRole('button', { name: `Supprimer\u00a0: ${name}` }));

  it('says so when someone has changed the project since the question', async () => {
    const server = projectsOnServer(aProject());
    let asked = false;
    api.use(
      http.get('*/api/v1/projects/p1', () => {
        asked = true;
        return HttpResponse.json(aProject(), { headers: { ETag: '"v1"' } });
      }),
    );
    await openAdmin('/admin/projects');
    await askFor('Étude du bassin');
    await waitFor(() => expect(asked).toBe(true));
    server.changeElsewhere('p1', { location: 'Sassandra' });
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer' }));
    await screen.findByText(/^Awa Koné vient de modifier cette fiche/);
    expect(server.all()).toHaveLength(1);
  });
});
