import { within, type screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aProject, publish, serve, visit, visitorForTests } from '../../../app/testing';
import { SHEET_FACTS } from '../../../entities/project';
import { aPublication } from '../../../entities/publication/testing';
import texts from '../../../shared/i18n/locales/fr/projects.json';
import { aPartner } from '../../partnerships/testing';

visitorForTests();

const { id } = aProject();
const other = (end: number, differing = {}) =>
  aProject({ id: `${id.slice(0, -1)}${end}`, title_fr: `Voisin ${end}`, ...differing });
const sheet = aProject({
  client: 'Agence de bassin',
  client_en: 'Basin agency',
  funder: 'Fonds imaginaire pour l’eau',
  duration: '14 mois',
  amount: ' ',
  team: '2 hydrologues',
  services: 'Jaugeages.',
  services_en: 'Gauging.',
  location_en: 'The Bandama basin',
  picture2_url: '/files/project-images/0f3c9a5e7b1d4826a0c4e8f2b6d91357.jpg',
  picture2_caption: 'Jaugeage à l’étiage',
  related_publications: `${aPublication().id},0193b000-0000-7000-8000-0000000000ff`,
  related_partners: aPartner().id,
});
const terms = (of: Pick<typeof screen, 'getAllByRole'>) =>
  of.getAllByRole('term').map(({ textContent }) => textContent);

describe('the reference sheet of a project', () => {
  it('has a place for whatever has a label', () => {
    expect([...SHEET_FACTS].sort()).toEqual(Object.keys(texts.fact).sort());
  });

  it('says what is filled in, in its order, and nothing of the rest', async () => {
    publish(sheet);
    const { page } = await visit(`/projects/${id}`);
    const facts = within(await page.findByRole('complementary', { name: 'Repères' }));
    expect(terms(facts)).toEqual([
      'Client',
      'Financement',
      'Localisation',
      'Date',
      'Durée',
      'Équipe',
      'Bénéficiaires',
    ]);
    expect(page.getByRole('heading', { name: 'Prestations' })).toBeTruthy();
    expect(page.getByText('Jaugeages.')).toBeTruthy();
  });

  it('is what it was where nothing more is known', async () => {
    publish(aProject());
    const { page } = await visit(`/projects/${id}`);
    const facts = within(await page.findByRole('complementary', { name: 'Repères' }));
    expect(terms(facts)).toEqual(['Localisation', 'Date', 'Bénéficiaires']);
    for (const name of ['Prestations', 'En images', 'Dans le même domaine', 'Partenaires', 'Publications'])
      expect(page.queryByRole('heading', { name })).toBeNull();
  });

  it('speaks English where it is said in English, and French where it is not', async () => {
    publish(sheet);
    const { page } = await visit(`/en/projects/${id}`);
    const facts = await page.findByRole('complementary', { name: 'At a glance' });
    expect(facts.textContent).toMatch(/Basin agency.*Fonds imaginaire.*The Bandama basin/);
    expect(page.getByText('Gauging.')).toBeTruthy();
  });

  it('shows its pictures with what they show, each a way to itself', async () => {
    publish(sheet);
    const { page } = await visit(`/projects/${id}`);
    const photos = within(await page.findByRole('region', { name: 'En images' }));
    const link = photos.getByRole<HTMLAnchorElement>('link', { name: /Jaugeage à l’étiage/ });
    expect(link.getAttribute('href')).toBe(`${sheet.picture2_url}?w=1280`);
    expect(photos.getByText('Jaugeage à l’étiage').tagName).toBe('FIGCAPTION');
  });

  it('leads to what belongs to it, as far as it is there', async () => {
    publish(sheet);
    serve('publications', [aPublication()]);
    serve('partners', [{ ...aPartner(), website_url: 'https://partner.example' } as never]);
    const { page } = await visit(`/projects/${id}`);
    expect(await page.findByRole('link', { name: 'Guide des étiages' })).toHaveProperty(
      'pathname',
      `/resources/${aPublication().id}`,
    );
    expect(page.getByRole('link', { name: /^Office imaginaire des eaux/ })).toHaveProperty(
      'href',
      'https://partner.example/',
    );
  });

  it('stands beside at most three others of its category', async () => {
    publish(sheet, other(2), other(3), other(4, { category: 'BTP' }), other(5), other(6));
    const { page } = await visit(`/projects/${id}`);
    const near = within(await page.findByRole('region', { name: 'Dans le même domaine' }));
    expect(near.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Voisin 2',
      'Voisin 3',
      'Voisin 5',
    ]);
    expect(near.getByRole('link', { name: /^Tous ceux/ })).toHaveProperty('search', '?category=GIRE');
  });

  it('asks for a study like it, with the subject filled in', async () => {
    publish(sheet);
    const { page } = await visit(`/projects/${id}`);
    const quote = await page.findByRole<HTMLAnchorElement>('link', { name: /^Étude semblable/ });
    expect(new URL(quote.href).searchParams.get('sujet')).toContain('Étude du bassin');
  });
});
