import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { browserForTests } from '../../../../entities/session/testing';
import { field } from '../../../../features/edit-record/testing';
import { choose } from '../../../../features/list-records/testing';
import { aPublication, openAdmin, publicationsOnServer } from '../../testing';

browserForTests();

const save = async (name = 'Enregistrer') => userEvent.click(await screen.findByRole('button', { name }));

async function fillIn(): Promise<void> {
  for (const id of ['title_fr', 'title_en', 'description_fr', 'description_en', 'date']) {
    fireEvent.change(field(id), { target: { value: `My ${id}` } });
  }
  await choose('Type', 'Rapport');
  await choose('Catégorie', 'Climat');
  await choose('Langue', 'Français');
}

describe('A new publication', () => {
  it('is created without a file', async () => {
    const server = publicationsOnServer();
    const router = await openAdmin('/admin/publications/new');
    await screen.findByRole('button', { name: 'Enregistrer' });
    await fillIn();
    expect(screen.queryByText(/Téléchargements/)).toBeNull();
    await save();
    await screen.findByText('Publication créée avec succès');
    expect(router.state.location.pathname).toBe('/admin/publications');
    expect(server.all()).toMatchObject([
      { title_fr: 'My title_fr', type: 'Rapport', language: 'FR', file_url: null, file_size: null },
    ]);
  });

  it('speaks English', async () => {
    publicationsOnServer();
    await openAdmin('/admin/publications/new', { locale: 'en' });
    await screen.findByRole('heading', { level: 1, name: 'New Publication' });
    await save('Save');
    await screen.findByText('Language is required');
  });
});

describe('An existing publication', () => {
  it('keeps values that the form does not offer, tells its downloads and loses its file when told so', async () => {
    const server = publicationsOnServer(
      aPublication({
        type: 'Note Technique',
        category: 'SIG',
        file_url: '/files/publications/abc.pdf',
        file_size: '1.25 MB',
        downloads: 1234,
      }),
    );
    await openAdmin('/admin/publications/d1');
    await screen.findByRole('heading', { level: 1, name: 'Modifier la Publication' });
    await screen.findByDisplayValue('Guide to water points');
    expect(screen.getByText(/^Téléchargements : 1\s234$/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Document PDF.*1\.25 MB/ })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Retirer le fichier' }));
    await save();
    await screen.findByText('Publication modifiée avec succès');
    expect(server.all()).toMatchObject([
      { type: 'Note Technique', category: 'SIG', file_url: null, file_size: null, downloads: 1234 },
    ]);
  });
});
