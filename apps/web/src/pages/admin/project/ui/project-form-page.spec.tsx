import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, browserForTests, problem } from '../../../../entities/session/testing';
import { field } from '../../../../features/edit-record/testing';
import { choose } from '../../../../features/list-records/testing';
import { aProject, openAdmin, projectsOnServer } from '../../testing';

browserForTests();

const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));

async function fillIn(): Promise<void> {
  await screen.findByRole('button', { name: 'Enregistrer' });
  for (const id of [
    'title_fr',
    'title_en',
    'description_fr',
    'description_en',
    'location',
    'date',
    'beneficiaries',
  ]) {
    fireEvent.change(field(id), { target: { value: `My ${id}` } });
  }
  await choose('Catégorie', 'WASH');
}

describe('A new project', () => {
  it('says it in English too', async () => {
    projectsOnServer();
    await openAdmin('/admin/projects/new', { locale: 'en' });
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByText('French title is required');
    await screen.findByText('Beneficiaries are required');
  });

  it('is created once, however often saving is asked for', async () => {
    const server = projectsOnServer();
    const router = await openAdmin('/admin/projects/new');
    await fillIn();
    const button = screen.getByRole('button', { name: 'Enregistrer' });
    button.click();
    button.click();
    field('title_fr').form?.requestSubmit();
    await screen.findByText('Projet créé avec succès');
    await screen.findByRole('heading', { name: 'Liste des Projets (1)' });
    expect(router.state.location.pathname).toBe('/admin/projects');
    expect(screen.getAllByText('Projet créé avec succès')).toHaveLength(1);
    expect(server.all()).toMatchObject([
      {
        title_fr: 'My title_fr',
        category: 'WASH',
        status: 'ongoing',
        image_url: null,
        beneficiaries: 'My beneficiaries',
      },
    ]);
  });

  it('keeps everything when saving fails, and marks what the server refuses', async () => {
    projectsOnServer();
    const errors = [{ pointer: '/location', code: 'text_too_long', message: '200 caractères au plus' }];
    api.use(
      http.post('*/api/v1/projects', () => problem(422, 'validation_failed', 'À corriger.', errors), {
        once: true,
      }),
    );
    await openAdmin('/admin/projects/new');
    await fillIn();
    await save();
    const notice = await screen.findByText('Erreur', { selector: '[role=alert] p' });
    expect(
      within(notice.closest('[role=alert]') as HTMLElement).getByText('200 caractères au plus'),
    ).toBeTruthy();
    expect(field('title_fr').value).toBe('My title_fr');
    await waitFor(() => expect(document.activeElement).toBe(field('location')));
    await save();
    await screen.findByText('Projet créé avec succès');
  });
});

describe('An existing project', () => {
  it('that someone else changed shows both versions and can be overwritten', async () => {
    const server = projectsOnServer(aProject());
    await openAdmin('/admin/projects/p1');
    await screen.findByDisplayValue('Étude du bassin');
    server.changeElsewhere('p1', { location: 'Sassandra' });
    await userEvent.type(field('title_fr'), ' sud');
    await save();
    await screen.findByText(/^Awa Koné a modifié cette fiche à \d\d:\d\d$/);
    expect(field('title_fr').value).toBe('Étude du bassin sud');
    await userEvent.click(screen.getByRole('button', { name: 'Voir l’autre version' }));
    expect(screen.getByText('Sassandra')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer ma version' }));
    await screen.findByText('Projet modifié avec succès');
    expect(server.all()).toMatchObject([{ title_fr: 'Étude du bassin sud', location: 'Bandama' }]);
  });
});
