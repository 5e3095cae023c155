import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { browserForTests } from '../../../../entities/session/testing';
import { field } from '../../../../features/edit-record/testing';
import { choose } from '../../../../features/list-records/testing';
import { aProject, openAdmin, projectsOnServer } from '../../testing';

browserForTests();

const map = () => screen.getByRole('button', { name: /^Carte/ });

describe('The point of a project', () => {
  it('is a town of the list, found by its name', async () => {
    const server = projectsOnServer(aProject());
    await openAdmin('/admin/projects/p1');
    await screen.findByDisplayValue('Étude du bassin');
    await choose('Ville', 'Abengourou, Côte d’Ivoire');
    expect(field('point').value).toBe('6.730,-3.496');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findByText('Projet modifié avec succès');
    expect(server.all()).toMatchObject([{ point: '6.730,-3.496' }]);
  });

  it('is moved on the map with the arrow keys, and set with a click', async () => {
    projectsOnServer(aProject({ point: '6.73,-3.496' }));
    await openAdmin('/admin/projects/p1');
    await screen.findByDisplayValue('Étude du bassin');
    map().focus();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    expect(field('point').value).toBe('6.830,-3.596');
    map().getBoundingClientRect = () => ({ left: 0, top: 0, width: 720, height: 473 }) as DOMRect;
    fireEvent.click(map(), { clientX: 0, clientY: 0, detail: 1 });
    expect(field('point').value).toBe('25.500,-18.500');
  });
});
