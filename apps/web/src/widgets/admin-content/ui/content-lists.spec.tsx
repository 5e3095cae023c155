import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, browserForTests } from '../../../entities/session/testing';
import { lastVisits, rememberVisit } from '../../../entities/visit';
import { choose } from '../../../features/list-records/testing';
import { aNewsItem, aProject, newsOnServer, openAdmin, projectsOnServer } from '../../../pages/admin/testing';

browserForTests();

const three = ['Seuil', 'Digue', 'Forage'].map((title_fr, index) => aProject({ id: `p${index}`, title_fr }));
const tick = async (name: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Choisir\u00a0: ${name}` }));
const bar = () => screen.getByRole('group', { name: 'Lignes choisies' });
const press = (name: string) => userEvent.click(within(bar()).getByRole('button', { name }));

describe('Chosen rows', () => {
  it('are hidden and shown at once, and say so', async () => {
    const server = projectsOnServer(...three);
    await openAdmin('/admin/projects');
    await tick('Seuil');
    await tick('Forage');
    expect(within(bar()).getByText('2 lignes choisies')).toBeTruthy();
    await press('Masquer');
    await screen.findByText('2 fiches masquées');
    expect(server.all().map(({ hidden }) => hidden === true)).toEqual([true, false, true]);
    const row = screen.getByText('Seuil').closest('tr')!;
    expect(await within(row).findByText('Masqué')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Lignes choisies' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Liste des Projets (3)');
    await tick('Seuil');
    await press('Afficher');
    await screen.findByText('1 fiche affichée');
    await waitFor(() => expect(server.all()[0]?.hidden).toBe(false));
  });

  it('say that their English is older than their French', async () => {
    projectsOnServer({ ...three[0]!, english_outdated: true }, three[1]!);
    await openAdmin('/admin/projects');
    expect(await screen.findAllByText('EN à relire')).toHaveLength(1);
  });

  it('are given up together, and the focus stays in the list', async () => {
    projectsOnServer(...three);
    await openAdmin('/admin/projects');
    await tick('Seuil');
    await press('Ne rien choisir');
    expect(screen.queryByRole('group', { name: 'Lignes choisies' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Liste des Projets (3)');
  });

  it('are deleted after one question with their number, and come back for who asks at once', async () => {
    const server = projectsOnServer(...three);
    for (const id of ['p0', 'p2']) rememberVisit({ href: `/admin/projects/${id}`, name: id });
    await openAdmin('/admin/projects');
    await tick('Seuil');
    await tick('Digue');
    await press('Supprimer');
    const dialog = await screen.findByRole('dialog', { name: 'Confirmer la suppression' });
    expect(dialog.textContent).toContain('supprimer 2 fiches\u00a0?');
    expect(dialog.textContent).toContain('Une copie reste 30\u00a0jours dans la corbeille.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
    const notice = (await screen.findByText('2 fiches supprimées')).closest<HTMLElement>('[role=status]')!;
    expect(server.all().map(({ id }) => id)).toEqual(['p2']);
    expect(lastVisits().map(({ name }) => name)).toEqual(['p2']);
    await userEvent.click(within(notice).getByRole('button', { name: 'Annuler' }));
    await screen.findByText('2 fiches sont de retour');
    expect(server.all()).toHaveLength(3);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Liste des Projets (3)'));
  });

  it('stay as they are where one is refused, which is named', async () => {
    const server = projectsOnServer(...three);
    await openAdmin('/admin/projects');
    await tick('Seuil');
    await tick('Digue');
    server.changeElsewhere('p1', { location: 'Sassandra' });
    await press('Masquer');
    await screen.findByText('Rien n’a été changé : 1 ligne refusée, Digue (Modifiée entre-temps)');
    expect(server.all().some(({ hidden }) => hidden)).toBe(false);
    expect(within(bar()).getByText('2 lignes choisies')).toBeTruthy();
  });

  it('come back at a second attempt where the first did not reach the server', async () => {
    const server = projectsOnServer(...three);
    await openAdmin('/admin/projects');
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer\u00a0: Seuil' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirmer la suppression' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
    await screen.findByText('Projet supprimé avec succès');
    api.use(http.post('*/api/v1/bin/bulk', () => HttpResponse.error(), { once: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    const alarm = (await screen.findByText(/^Le serveur ne répond pas/)).closest<HTMLElement>(
      '[role=alert]',
    )!;
    expect(server.all()).toHaveLength(2);
    await userEvent.click(within(alarm).getByRole('button', { name: 'Réessayer' }));
    await screen.findByText('« Seuil » est de retour');
    expect(server.all()).toHaveLength(3);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('say that somebody else has already put them back', async () => {
    const server = projectsOnServer(...three);
    await openAdmin('/admin/projects');
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer\u00a0: Seuil' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirmer la suppression' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
    await screen.findByText('Projet supprimé avec succès');
    server.emptyBin();
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    await screen.findByText('Plus dans la corbeille');
  });

  it('are cards, too, and keep their day', async () => {
    const server = newsOnServer(aNewsItem());
    await openAdmin('/admin/news');
    await tick('Ouverture du chantier');
    await press('Masquer');
    await waitFor(() => expect(server.all()).toEqual([{ ...aNewsItem(), hidden: true }]));
    expect(await screen.findByText('Masqué')).toBeTruthy();
  });
});

describe('A list', () => {
  it('is asked for what is hidden', async () => {
    projectsOnServer(...three);
    const router = await openAdmin('/admin/projects');
    await screen.findByText('Seuil');
    await choose('Visibilité', 'Masqué');
    await waitFor(() => expect(router.state.location.search).toEqual({ visibility: 'hidden' }));
  });

  it('tells beside each option how many records it leaves, once somebody looks', async () => {
    projectsOnServer(...three);
    const asked: string[] = [];
    api.use(
      http.get('*/api/v1/projects/facets', ({ request }) => {
        asked.push(new URL(request.url).search);
        const status = [{ value: 'ongoing', count: 1234 }];
        const visibility = [{ value: 'public', count: 1230 }];
        return HttpResponse.json({ category: [{ value: 'wash', count: 2 }], status, visibility });
      }),
    );
    await openAdmin('/admin/projects?q=e&visibility=');
    await screen.findByText('Seuil');
    expect(asked).toEqual([]);
    await userEvent.click(screen.getByRole('combobox', { name: 'Statut' }));
    const offered = (name: string) =>
      screen.getAllByTitle(name).find((one) => one.closest('.ant-select-dropdown'))!;
    const option = (name: string) => offered(name).textContent;
    await waitFor(() => expect(option('En cours')).toBe('En cours1\u202f234'));
    expect(option('Planifié')).toBe('Planifié0');
    expect(asked).toEqual(['?q=e']);
    await userEvent.click(screen.getByRole('combobox', { name: 'Catégorie' }));
    await waitFor(() => expect(option('WASH')).toBe('WASH2'));
    await userEvent.click(screen.getByRole('combobox', { name: 'Visibilité' }));
    await waitFor(() => expect(option('Visible')).toBe('Visible1\u202f230'));
    expect(option('Masqué')).toBe('Masqué0');
    await userEvent.click(offered('Masqué'));
    await userEvent.click(screen.getByRole('combobox', { name: 'Statut' }));
    await waitFor(() => expect(asked).toEqual(['?q=e', '?q=e&visibility=hidden']));
    await waitFor(() => expect(option('En cours')).toBe('En cours1\u202f234'));
  });

  it('tells how many will be published later, too', async () => {
    newsOnServer(aNewsItem());
    const visibility = [{ value: 'scheduled', count: 3 }];
    api.use(http.get('*/api/v1/news/facets', () => HttpResponse.json({ visibility })));
    await openAdmin('/admin/news');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Parution' }));
    await waitFor(() => expect(screen.getByTitle('Programmée').textContent).toBe('Programmée3'));
  });

  it('has rows as close as they were chosen to be', async () => {
    projectsOnServer(...three);
    await openAdmin('/admin/projects');
    const dense = await screen.findByRole('button', { name: 'Affichage compact' });
    expect(dense.getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(dense);
    expect(dense.getAttribute('aria-pressed')).toBe('true');
    expect(localStorage.getItem('admin-density')).toBe('dense');
    await userEvent.click(dense);
  });
});
