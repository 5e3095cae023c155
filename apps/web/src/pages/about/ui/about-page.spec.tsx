import { FIRM_DEFAULTS, type Firm } from '@site/vocabulary';
import { within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, visit, visitorForTests } from '../../../app/testing';

visitorForTests();

function firmIs(differing: Partial<Firm>): void {
  api.use(http.get('*/api/v1/settings', () => HttpResponse.json({ ...FIRM_DEFAULTS, ...differing })));
}

const plain = (text: string | null | undefined) =>
  (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'");
const facts = () =>
  [...document.querySelectorAll('main dl > div')].map((row) =>
    ['dt', 'dd'].map((name) => plain(row.querySelector(name)?.textContent)),
  );
const description = () => plain(document.querySelector('meta[name="description"]')?.getAttribute('content'));

describe('the about page', () => {
  it('is named for search engines in its language', async () => {
    await visit('/about');
    expect(plain(document.title)).toBe('À propos : mission, valeurs et statut juridique · Nzué Conseil');
    expect(description()).toMatch(/^Nzué Conseil, bureau d'études d'Abidjan : gestion durable de l'eau/);
    await visit('/en/a-propos');
    expect(document.title).toBe('About us: mission, values and legal status · Nzué Conseil');
  });

  it('describes every value', async () => {
    const { page } = await visit('/about');
    const values = within(await page.findByRole('region', { name: 'Nos valeurs' })).getAllByRole('listitem');
    expect(values).toHaveLength(4);
    for (const value of values) expect(value.querySelector('p')?.textContent.length).toBeGreaterThan(80);
  });

  it('is worded for what is known of the registration', async () => {
    await visit('/about');
    const main = plain(document.querySelector('main')?.textContent);
    expect(main).toContain("La société telle qu'elle a été constituée.");
    expect(main).not.toContain("appel d'offres");
  });

  it('shows the facts as the settings have them', async () => {
    firmIs({
      identification_number: 'N-1',
      trade_register_number: 'R-2',
      tax_centre: 'T-3',
      social_security_agency: 'S-4',
      address_en: 'Street 5, Cocody',
      capital_fcfa: 7_500_000,
    });
    await visit('/en/about');
    expect(facts()).toEqual([
      ['Legal form', 'Single-person limited liability company'],
      ['Identification number', 'N-1'],
      ['Trade-register number', 'R-2'],
      ['Date of creation', '10 February 2025'],
      ['Duration of the company', '99 years'],
      ['Share capital', '7,500,000 FCFA'],
      ['Tax centre', 'T-3'],
      ['Social security agency', 'S-4'],
      ['Head office', 'Street 5, Cocody'],
    ]);
    expect(document.querySelector('main')?.textContent).toContain('What you need to identify the company');
  });

  it('shows portrait, qualifications and certifications once they are given', async () => {
    firmIs({
      director_name: 'A. B.',
      director_portrait_url: '/files/project-images/0f3c9a5e7b1d4826a0c4e8f2b6d91357.jpg',
      qualifications_fr: 'Ingénieure hydrologue\n\n Vingt ans de terrain ',
      certifications_en: 'ISO 9001',
    });
    const { page } = await visit('/about');
    expect(await page.findByRole('img', { name: 'Portrait de A. B.' })).toBeTruthy();
    expect(page.getByText('Vingt ans de terrain').tagName).toBe('LI');
    expect(page.getByRole('heading', { name: 'Certifications et agréments' })).toBeTruthy();
    expect(page.getByText('ISO 9001')).toBeTruthy();
  });

  it('has no card of a director whom nobody has named, whatever else is given of him', async () => {
    firmIs({ qualifications_fr: 'Ingénieure hydrologue' });
    const { page } = await visit('/about');
    expect(await page.findByRole('region', { name: 'Nos valeurs' })).toBeTruthy();
    expect(page.queryByRole('region', { name: 'Direction' })).toBeNull();
    expect(page.queryByText('Ingénieure hydrologue')).toBeNull();
  });

  it('names the director once the settings do, above the role and every paragraph of the bio', async () => {
    firmIs({ director_name: 'A. B.', director_bio_fr: 'Une vie.\n\nDes bassins.' });
    const { page } = await visit('/about');
    const card = await page.findByRole('region', { name: 'Direction' });
    expect(within(card).getByRole('heading', { level: 3 }).textContent).toBe('A. B.');
    expect([...card.querySelectorAll('p')].map((one) => one.textContent)).toEqual([
      'Directeur fondateur',
      'Une vie.',
      'Des bassins.',
    ]);
  });
});
