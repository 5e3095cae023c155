import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, browserForTests } from '../../../../entities/session/testing';
import { field } from '../../../../features/edit-record/testing';
import { aProject, openAdmin, projectsOnServer } from '../../testing';

browserForTests();

const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'));
const note = () => screen.queryByText('Saisie restaurée');

async function openForm(at = '/admin/projects/p1'): Promise<void> {
  cleanup();
  await openAdmin(at);
  await screen.findByRole('button', { name: 'Enregistrer' });
}

describe('What was typed and not saved', () => {
  it('is there again after a reload, with a note, and can be discarded', async () => {
    projectsOnServer(aProject());
    await openForm();
    expect(note()).toBeNull();
    await userEvent.type(field('title_fr'), ' nord');
    await openForm();
    expect(field('title_fr').value).toBe('Étude du bassin nord');
    expect(field('location').value).toBe('Bandama');
    expect(note()).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Abandonner cette saisie' }));
    expect(field('title_fr').value).toBe('Étude du bassin');
    expect(note()).toBeNull();
    expect(drafts()).toEqual([]);
  });

  it('belongs to its record and holds nothing but what was typed', async () => {
    projectsOnServer(aProject());
    await openForm('/admin/projects/new');
    await userEvent.type(field('title_fr'), 'Digue');
    expect(Object.values(sessionStorage)).toEqual([
      JSON.stringify({ typed: { title_fr: 'Digue' }, before: { title_fr: '' } }),
    ]);
    await openForm();
    expect(note()).toBeNull();
    expect(field('title_fr').value).toBe('Étude du bassin');
    await openForm('/admin/projects/new');
    expect(field('title_fr').value).toBe('Digue');
  });

  it('goes over a newer version of the record without undoing its other fields', async () => {
    const server = projectsOnServer(aProject());
    await openForm();
    await userEvent.type(field('title_fr'), ' nord');
    server.changeElsewhere('p1', { location: 'Sassandra' });
    await openForm();
    expect([field('title_fr').value, field('location').value]).toEqual(['Étude du bassin nord', 'Sassandra']);
  });

  it('goes over what somebody else has written there only once that was seen', async () => {
    const server = projectsOnServer(aProject());
    await openForm();
    await userEvent.type(field('title_fr'), ' nord');
    server.changeElsewhere('p1', { title_fr: 'Étude du fleuve' });
    await openForm();
    expect(field('title_fr').value).toBe('Étude du bassin nord');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findByText(/a modifié cette fiche/);
    expect(server.all()).toMatchObject([{ title_fr: 'Étude du fleuve' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Reprendre l’autre version' }));
    // Nothing of one's own is left that could be discarded, and theirs with it.
    expect([field('title_fr').value, note()]).toEqual(['Étude du fleuve', null]);
    await userEvent.type(field('title_fr'), ' bleu');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findByText('Projet modifié avec succès');
    expect(server.all()).toMatchObject([{ title_fr: 'Étude du fleuve bleu' }]);
  });

  it('is read as it was kept by a former release', async () => {
    projectsOnServer(aProject());
    sessionStorage.setItem('draft:u1:projects:p1', JSON.stringify({ title_fr: 'Digue' }));
    await openForm();
    expect(field('title_fr').value).toBe('Digue');
  });

  it.each(['Retour', 'Annuler'])('is gone after %s', async (name) => {
    projectsOnServer(aProject());
    await openForm();
    await userEvent.type(field('title_fr'), ' nord');
    expect(drafts()).toHaveLength(1);
    await userEvent.click(screen.getByRole('link', { name }));
    await screen.findByRole('heading', { name: 'Gestion des Projets' });
    expect(drafts()).toEqual([]);
  });

  it('is gone after saving, which leads to the project on the site', async () => {
    projectsOnServer(aProject());
    await openForm();
    expect(screen.getByRole('link', { name: 'Voir sur le site' }).getAttribute('href')).toBe('/projects/p1');
    await userEvent.type(field('title_fr'), ' nord');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findByText('Projet modifié avec succès');
    expect(screen.getByRole('link', { name: 'Voir le projet' }).getAttribute('href')).toBe('/projects/p1');
    expect(drafts()).toEqual([]);
  });

  it('is gone after signing out', async () => {
    projectsOnServer(aProject());
    api.use(http.post('*/api/v1/auth/sign-out', () => new HttpResponse(null, { status: 204 })));
    await openForm();
    await userEvent.type(field('title_fr'), ' nord');
    await userEvent.click(screen.getByRole('button', { name: /^Mon compte/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Déconnexion' }));
    await screen.findByText('Déconnexion réussie');
    await waitFor(() => expect(drafts()).toEqual([]));
  });
});
