import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { browserForTests } from '../../../entities/session/testing';
import { field } from '../../../features/edit-record/testing';
import { aProject, openAdmin, projectsOnServer } from '../../../pages/admin/testing';

browserForTests();

async function remove(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Supprimer\u00a0: Étude du bassin' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirmer la suppression' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
}

describe('The record of a form', () => {
  it('is deleted, which leads to the list, where it can be taken back', async () => {
    const server = projectsOnServer(aProject());
    const router = await openAdmin('/admin/projects/p1');
    await screen.findByDisplayValue('Étude du bassin');
    await userEvent.type(field('title_fr'), ' nord');
    await waitFor(() => expect(sessionStorage.getItem('draft:u1:projects:p1')).toMatch('nord'));
    await remove();
    await screen.findByText('Projet supprimé avec succès');
    await screen.findByRole('heading', { name: 'Liste des Projets (0)' });
    expect([router.state.location.pathname, sessionStorage.getItem('draft:u1:projects:p1')]).toEqual([
      '/admin/projects',
      null,
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    await screen.findByRole('heading', { name: 'Liste des Projets (1)' });
    expect(server.all()).toEqual([aProject()]);
  });

  it('that somebody has changed since is not deleted unseen', async () => {
    const server = projectsOnServer(aProject());
    await openAdmin('/admin/projects/p1');
    await screen.findByDisplayValue('Étude du bassin');
    server.changeElsewhere('p1', { location: 'Sassandra' }, { by: null });
    await remove();
    await screen.findByText(/vient d’être modifiée par une autre personne/);
    expect(server.all()).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('that is not stored yet cannot be deleted', async () => {
    projectsOnServer();
    await openAdmin('/admin/projects/new');
    await screen.findByRole('button', { name: 'Enregistrer' });
    expect(screen.queryByRole('button', { name: /^Supprimer/ })).toBeNull();
  });
});
