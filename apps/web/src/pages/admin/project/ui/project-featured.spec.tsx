import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, browserForTests, problem } from '../../../../entities/session/testing';
import { field } from '../../../../features/edit-record/testing';
import { aProject, openAdmin, projectsOnServer } from '../../testing';

browserForTests();

const FULL = '3 projets sont déjà à la une\u00a0: retirez-en un d’abord';
const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
const flag = () => screen.getByRole('switch', { name: 'À la une' });

describe('A project that is featured', () => {
  it('is so by a switch, and says so in the list', async () => {
    const server = projectsOnServer(aProject());
    await openAdmin('/admin/projects/p1');
    await screen.findByDisplayValue('Étude du bassin');
    await userEvent.click(flag());
    await save();
    await screen.findByText('Projet modifié avec succès');
    expect(server.all()).toMatchObject([{ featured: true }]);
    const row = (await screen.findByRole('link', { name: 'Étude du bassin' })).closest('tr')!;
    expect(within(row).getByText('À la une')).toBeTruthy();
  });

  it('is told at the switch that there are enough', async () => {
    projectsOnServer(aProject());
    api.use(
      http.put('*/api/v1/projects/p1', () =>
        problem(422, 'validation_failed', 'Certains champs sont à corriger.', [
          { pointer: '/featured', code: 'featured_full', message: FULL },
        ]),
      ),
    );
    await openAdmin('/admin/projects/p1');
    await screen.findByDisplayValue('Étude du bassin');
    await userEvent.click(flag());
    await save();
    // A notice says it as well.
    const selector = '.ant-form-item-explain-error';
    await screen.findByText(FULL.replace('\u00a0', ' '), { selector });
    expect(flag().getAttribute('aria-checked')).toBe('true');
  });

  it('is not featured as a copy', async () => {
    projectsOnServer(aProject({ featured: true }));
    await openAdmin('/admin/projects/new?from=p1');
    await screen.findByDisplayValue('Étude du bassin');
    expect([field('title_fr').value, flag().getAttribute('aria-checked')]).toEqual([
      'Étude du bassin',
      'false',
    ]);
  });
});
