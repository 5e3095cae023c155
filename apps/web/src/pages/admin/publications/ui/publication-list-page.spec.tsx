import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { browserForTests } from '../../../../entities/session/testing';
import { choose } from '../../../../features/list-records/testing';
import { aPublication, openAdmin, publicationsOnServer } from '../../testing';

browserForTests();

const report = aPublication({
  id: 'd2',
  title_fr: 'Rapport de crue',
  title_en: 'Flood report',
  type: 'Rapport',
  category: 'Climat',
  language: 'Bilingue',
  date: 'Mars 2025',
  downloads: 1234,
});
const cellsOf = (title: string) =>
  within(screen.getByText(title).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .slice(1)
    .map((cell) => cell.textContent);

describe('The list of publications', () => {
  it('has the columns of the specification, and the count in its heading', async () => {
    publicationsOnServer(aPublication(), report);
    await openAdmin('/admin/publications');
    await screen.findByRole('heading', { name: 'Liste des Publications (2)' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Gestion des Publications');
    expect(document.title).toMatch(/^Gestion des Publications · /);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '',
      'Titre (FR)',
      'Titre (EN)',
      'Type',
      'Catégorie',
      'Langue',
      'Date',
      'Téléchargements',
      'Actions',
    ]);
    const cells = cellsOf('Rapport de crue').slice(0, 7);
    expect(cells.slice(0, 6)).toEqual([
      'Rapport de crueSans PDF',
      'Flood report',
      'Rapport',
      'Climat',
      'Bilingue',
      'Mars 2025',
    ]);
    expect(cells[6]).toMatch(/^1\s234$/);
    expect(cellsOf('Guide des points d’eau')[6]).toBe('0');
    expect(screen.getByRole('link', { name: 'Nouvelle Publication' }).getAttribute('href')).toBe(
      '/admin/publications/new',
    );
    expect(screen.getByRole('link', { name: 'Modifier\u00a0: Rapport de crue' }).getAttribute('href')).toBe(
      '/admin/publications/d2',
    );
    expect(screen.getByRole('link', { name: 'Retour au tableau de bord' }).getAttribute('href')).toBe(
      '/admin',
    );
  });

  it('shows each category in the colour that it has on the site', async () => {
    const tones = { Climat: 'orange', Formation: 'plum', Innovation: 'gold', SIG: 'indigo' };
    publicationsOnServer(
      ...Object.keys(tones).map((category) => aPublication({ id: category, category, type: 'Étude' })),
    );
    await openAdmin('/admin/publications');
    for (const [category, tone] of Object.entries(tones)) {
      const shown = await screen.findByText(category, { selector: 'td [data-tone]' });
      expect([category, shown.dataset['tone']]).toEqual([category, tone]);
    }
  });

  it('counts no download where the server says nothing of it', async () => {
    const { downloads: _none, ...rest } = aPublication();
    publicationsOnServer(rest as ReturnType<typeof aPublication>);
    await openAdmin('/admin/publications');
    await screen.findByText('Guide des points d’eau');
    expect(cellsOf('Guide des points d’eau')[6]).toBe('0');
  });

  it('is filtered by type, category and language, in the address', async () => {
    publicationsOnServer(aPublication(), report);
    const router = await openAdmin('/admin/publications');
    await screen.findByText('Rapport de crue');
    await choose('Type', 'Rapport');
    await choose('Catégorie', 'Climat');
    await choose('Langue', 'Bilingue');
    await screen.findByRole('heading', { name: 'Liste des Publications (1)' });
    expect(router.state.location.search).toEqual({
      type: 'Rapport',
      category: 'Climat',
      language: 'Bilingue',
    });
    await choose('Langue', 'Anglais');
    await screen.findByText('Aucune publication ne correspond à cette recherche.');
    await userEvent.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
    await screen.findByRole('heading', { name: 'Liste des Publications (2)' });
    expect(router.state.location.search).toEqual({});
  });

  it('offers to create the first one, in English too', async () => {
    publicationsOnServer();
    await openAdmin('/admin/publications', { locale: 'en' });
    await screen.findByText('No publications yet.');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Publication Management');
    expect(screen.getAllByRole('link', { name: 'New Publication' })).toHaveLength(2);
  });
});
