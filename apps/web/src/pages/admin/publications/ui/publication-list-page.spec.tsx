import { screen } from '@testing-library/react';
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

describe('The list of publications', () => {
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
