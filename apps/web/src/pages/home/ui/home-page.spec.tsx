import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aProject, breakReading, publish, serve, visit, visitorForTests } from '../../../app/testing';

visitorForTests();

const flagships = (page: Awaited<ReturnType<typeof visit>>['page']) =>
  within(page.getByRole('region', { name: 'Projets phares' })).getAllByRole('heading', { level: 3 });

describe('the home page', () => {
  it('shows the stated projects and partners while the firm has entered none', async () => {
    const { page, report } = await visit('/');
    expect(flagships(page).map(({ textContent }) => textContent)).toEqual([
      'Étude hydrologique d’un bassin versant',
      'Infrastructures WASH communautaires',
      'Étude d’impact environnemental et social d’un projet d’irrigation',
    ]);
    expect(page.getByText('PNRRC')).toBeTruthy();
    expect(report.shows).toEqual(new Set(['settings', 'news', 'projects', 'publications', 'partners']));
  });

  it('shows them, and only reports it, when reading failed', async () => {
    breakReading();
    const { page, report } = await visit('/');
    expect(flagships(page)).toHaveLength(3);
    expect(report.complete).toBe(false);
  });

  it('shows the firm’s own projects, those with a picture first, each with its page', async () => {
    const image_url = '/files/project-images/a.jpg';
    publish(
      aProject({ title_fr: 'Sans image' }),
      aProject({ id: '0193a000-0000-7000-8000-000000000002', title_fr: 'Avec image', image_url }),
    );
    const { page } = await visit('/');
    expect(flagships(page).map(({ textContent }) => textContent)).toEqual(['Avec image', 'Sans image']);
    expect(page.getByRole('link', { name: 'Avec image' })).toHaveProperty(
      'pathname',
      '/projects/0193a000-0000-7000-8000-000000000002',
    );
  });

  it('finds those with a picture behind any number without', async () => {
    const newer = Array.from({ length: 30 }, (_, place) =>
      aProject({ id: `0193a000-0000-7000-8000-${String(place).padStart(12, '0')}`, status: 'completed' }),
    );
    const image_url = '/files/project-images/a.jpg';
    const id = '0193a000-0000-7000-8000-000000000099';
    publish(...newer, aProject({ id, title_fr: 'Avec image', status: 'completed', image_url }));
    const { page } = await visit('/');
    expect(flagships(page)[0]?.textContent).toBe('Avec image');
  });

  it('shows what is featured before all others', async () => {
    publish(
      aProject({ title_fr: 'Récent', image_url: '/files/project-images/a.jpg' }),
      aProject({ id: '0193a000-0000-7000-8000-000000000002', title_fr: 'À la une', featured: true }),
    );
    const { page } = await visit('/');
    expect(flagships(page).map(({ textContent }) => textContent)).toEqual(['À la une', 'Récent']);
  });

  it('shows the firm’s own partners, by logo or name', async () => {
    const partner = {
      type: 'ONG',
      country: 'Bénin',
      description_fr: 'a',
      description_en: 'a',
      projects_count: 1,
    };
    serve('partners', [
      {
        ...partner,
        id: '1',
        name: 'Eaux du Nord',
        logo_url: '/files/partner-logos/a.png',
        website_url: null,
      },
      { ...partner, id: '2', name: 'Ville de Bouaké', logo_url: null, website_url: null },
    ] as never);
    const { page } = await visit('/');
    const strip = page.getByRole('region', { name: 'Ils travaillent avec nous' });
    expect(
      within(strip)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Eaux du Nord', 'Ville de Bouaké']);
    expect(strip.querySelectorAll('img')).toHaveLength(1);
  });
});
