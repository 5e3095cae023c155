import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { browserForTests } from '../../../../entities/session/testing';
import { field } from '../../../../features/edit-record/testing';
import { choose } from '../../../../features/list-records/testing';
import { aProject, aPublication, openAdmin, projectsOnServer, publicationsOnServer } from '../../testing';

browserForTests();

const PUBLICATION = '019a9f2e-6c1d-7b3a-8e55-0c4d2f6a1b90';
const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
const add = () => userEvent.click(screen.getByRole('button', { name: 'Ajouter une image avec sa légende' }));

describe('What a reference sheet says of a project', () => {
  it('is filled in where it is known, and nothing where it is not', async () => {
    const server = projectsOnServer(aProject({ client: 'Agence de bassin' }));
    await openAdmin('/admin/projects/p1');
    await screen.findByDisplayValue('Agence de bassin');
    await userEvent.type(field('duration'), '14 mois');
    await userEvent.type(field('duration_en'), '14 months');
    await userEvent.type(field('point'), '95,0');
    await save();
    await screen.findByText(/^Point non valide/);
    await userEvent.clear(field('point'));
    await userEvent.type(field('point'), '6.9905,-5.7442');
    await save();
    await screen.findByText('Projet modifié avec succès');
    expect(server.all()).toMatchObject([
      {
        client: 'Agence de bassin',
        client_en: null,
        duration: '14 mois',
        duration_en: '14 months',
        point: '6.9905,-5.7442',
        related_publications: null,
      },
    ]);
  });

  it('names related records by their titles, and keeps their ids', async () => {
    const server = projectsOnServer(aProject());
    publicationsOnServer(aPublication({ id: PUBLICATION }));
    await openAdmin('/admin/projects/p1');
    await screen.findByDisplayValue('Étude du bassin');
    await choose('Publications liées', 'Guide des points d’eau');
    await save();
    await screen.findByText('Projet modifié avec succès');
    expect(server.all()).toMatchObject([{ related_publications: PUBLICATION }]);
  });

  it('has a place for one picture more when it is asked for, up to eight', async () => {
    projectsOnServer(aProject({ picture2_caption: 'Jaugeage' }));
    await openAdmin('/admin/projects/p1');
    await screen.findByDisplayValue('Jaugeage');
    expect([field('picture1_caption'), field('picture3_caption')].map((one) => one === null)).toEqual([
      false,
      true,
    ]);
    for (let place = 3; place <= 8; place += 1) await add();
    await waitFor(() => expect(field('picture8_caption_en')).not.toBeNull());
    expect(screen.queryByRole('button', { name: 'Ajouter une image avec sa légende' })).toBeNull();
  });
});
