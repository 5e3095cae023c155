import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { browserForTests } from '../../../../entities/session/testing';
import { field } from '../../../../features/edit-record/testing';
import { choose } from '../../../../features/list-records/testing';
import { aPartner, openAdmin, partnersOnServer } from '../../testing';

browserForTests();

const save = async (name = 'Enregistrer') => userEvent.click(await screen.findByRole('button', { name }));

describe('A new partner', () => {
  it('counts no projects where no number was typed, and is found at a complete address', async () => {
    const server = partnersOnServer();
    const router = await openAdmin('/admin/partners/new');
    await screen.findByRole('button', { name: 'Enregistrer' });
    expect(field('projects_count').value).toBe('0');
    expect(field('website_url').type).toBe('url');
    for (const id of ['name', 'country', 'description_fr', 'description_en']) {
      fireEvent.change(field(id), { target: { value: `My ${id}` } });
    }
    await choose('Type', 'Organisation internationale');
    await userEvent.clear(field('projects_count'));
    await userEvent.type(field('projects_count'), 'plusieurs');
    await userEvent.type(field('website_url'), 'fonds.example{Enter}');
    await screen.findByText('Partenaire créé avec succès');
    expect(router.state.location.pathname).toBe('/admin/partners');
    expect(server.all()).toMatchObject([
      {
        name: 'My name',
        type: 'Organisation internationale',
        projects_count: 0,
        website_url: 'https://fonds.example',
        logo_url: null,
      },
    ]);
  });

  it('is told what is no address and no count', async () => {
    partnersOnServer();
    await openAdmin('/admin/partners/new', { locale: 'en' });
    await screen.findByRole('heading', { level: 1, name: 'New Partner' });
    await userEvent.type(field('website_url'), 'javascript:alert(1)');
    await userEvent.type(field('projects_count'), '.5');
    await save('Save');
    await screen.findByText(/^Invalid web address/);
    await screen.findByText(/^A whole number from 0/);
    await screen.findByText('Country is required');
  });
});

describe('An existing partner', () => {
  it('is filled in and changed', async () => {
    const server = partnersOnServer(aPartner({ type: 'Fondation', website_url: 'https://fonds.example/' }));
    await openAdmin('/admin/partners/o1');
    await screen.findByRole('heading', { level: 1, name: 'Modifier le Partenaire' });
    await screen.findByTitle('Fondation');
    expect(field('projects_count').value).toBe('4');
    await userEvent.clear(field('projects_count'));
    await userEvent.type(field('projects_count'), '1 200');
    await userEvent.tab();
    expect(field('projects_count').value).toBe('1200');
    await save();
    await screen.findByText('Partenaire modifié avec succès');
    expect(server.all()).toMatchObject([
      { type: 'Fondation', projects_count: 1200, website_url: 'https://fonds.example/' },
    ]);
  });
});
