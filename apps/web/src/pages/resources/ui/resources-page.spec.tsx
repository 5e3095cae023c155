import { within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { breakReading, serve, visit, visitorForTests } from '../../../app/testing';
import { aPublication } from '../../../entities/publication/testing';

visitorForTests();

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aPublication({
      id: `0193b000-0000-7000-8000-${String(index).padStart(12, '0')}`,
      title_fr: `N° ${index}`,
    }),
  );

describe('the resources page', () => {
  it('shows type, category, title, description, date, downloads, size and language of each', async () => {
    serve('publications', [aPublication()]);
    const { page, report } = await visit('/resources');
    const card = await page.findByRole('article');
    expect(card.textContent).toMatch(/Climat.*Rapport.*Guide des étiages.*Mesurer et comparer\. Prévoir/);
    expect(card.textContent).toMatch(
      /DateMars\u00A02024.*Téléchargements12\u202F500.*1\.25 MB.*LangueBilingue/,
    );
    expect(within(card).getByRole('link', { name: 'Guide des étiages' })).toHaveProperty(
      'pathname',
      '/resources/0193b000-0000-7000-8000-000000000001',
    );
    expect(report.shows).toContain('publications');
  });

  it('speaks English under /en, the values of the form included', async () => {
    serve('publications', [aPublication({ type: 'Note technique', category: 'EAU', language: 'FR' })]);
    const { page } = await visit('/en/resources');
    const card = await page.findByRole('article');
    expect(card.textContent).toMatch(/Water.*Technical note.*Guide to low waters.*Downloads12,500.*French/);
    expect(within(card).getByRole('link', { name: 'Download: Guide to low waters' })).toBeTruthy();
  });

  it('shows a value that the form does not offer as it is stored, be it a template', async () => {
    serve('publications', [aPublication({ category: '{{constructor}}', type: '$t(list.title)' })]);
    const { page } = await visit('/resources');
    expect((await page.findByRole('article')).textContent).toMatch(/^\{\{constructor\}\}\$t\(list\.title\)/);
  });

  it.each([
    ['WASH', 'blue'],
    ['environnement', 'green'],
    ['Climat', 'orange'],
    ['GIRE', 'cyan'],
    ['Formation', 'plum'],
    ['Eau', 'blue'],
    ['Innovation', 'gold'],
    ['SIG', 'indigo'],
    ['Énergie', 'grey'],
  ])('shows the category %s in %s', async (category, tone) => {
    serve('publications', [aPublication({ category })]);
    const { page } = await visit('/resources');
    expect(
      (await page.findAllByText(category === 'environnement' ? 'Environnement' : category))[0]?.closest(
        'span',
      )?.className,
    ).toContain(tone);
  });

  it('shows six samples while nothing is published, with the values of the specification', async () => {
    const { page, report } = await visit('/publications');
    const cards = await page.findAllByRole('article');
    expect(cards).toHaveLength(6);
    expect(page.getAllByText('Exemple')).toHaveLength(6);
    const text = cards.map(({ textContent }) => textContent).join('\n');
    for (const value of ['Formation', 'Méthodologie', 'Note Technique', 'Eau', 'Innovation', 'SIG'])
      expect(text).toContain(value);
    expect(report.complete).toBe(true);
  });

  it('shows the samples in English, too', async () => {
    const { page } = await visit('/en/resources');
    const text = (await page.findAllByRole('article')).map(({ textContent }) => textContent).join('\n');
    for (const value of ['Training', 'Methodology', 'Technical note', 'Water', 'GIS'])
      expect(text).toContain(value);
    expect(text).not.toMatch(/Télécharg|Méthod|Eau|Anglais|Taille/);
  });

  it('shows the samples and only reports it when reading failed', async () => {
    breakReading();
    const { page, report, reported } = await visit('/resources');
    expect(await page.findAllByRole('article')).toHaveLength(6);
    expect(report.complete).toBe(false);
    expect(reported).toEqual(['Publications could not be read']);
  });

  it('shows the beginning of a long description', async () => {
    serve('publications', [aPublication({ description_fr: 'Débits et crues. '.repeat(500) })]);
    const { page } = await visit('/resources');
    expect((await page.findByText(/^Débits et crues\./)).textContent).toMatch(/^.{150,181}…$/u);
  });

  it('has the newsletter block', async () => {
    const { page } = await visit('/resources');
    expect(await page.findByRole('button', { name: 'S’abonner' })).toBeTruthy();
  });
});

describe('a list of many publications', () => {
  it('goes on by links, forward and back', async () => {
    serve('publications', many(36));
    const { page, address } = await visit('/resources');
    const user = userEvent.setup();
    expect(await page.findAllByRole('article')).toHaveLength(12);
    await user.click(page.getByRole('link', { name: 'Suivante' }));
    expect(await page.findByRole('link', { name: 'N°\u00A012' })).toBeTruthy();
    expect(address()).toBe('/resources?page=2');
    expect(document.title).toBe('Ressources et publications · Page 2 · Nzué Conseil');
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://example.org/resources?page=2',
    );
    const pages = within(page.getByRole('navigation', { name: 'Pages de la liste' }));
    expect(pages.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
    expect(pages.getByRole('link', { name: 'Page 1' }).getAttribute('aria-current')).toBeNull();
    await user.click(pages.getByRole('link', { name: 'Page 3' }));
    expect(await page.findAllByRole('article')).toHaveLength(12);
    expect(page.queryByRole('link', { name: 'Suivante' })).toBeNull();
    await user.click(page.getByRole('link', { name: 'Précédente' }));
    expect(await page.findByRole('link', { name: 'N°\u00A012' })).toBeTruthy();
  });

  it('has no such links when one page holds everything', async () => {
    serve('publications', many(12));
    const { page } = await visit('/resources');
    expect(await page.findAllByRole('article')).toHaveLength(12);
    expect(page.queryByRole('navigation', { name: 'Pages de la liste' })).toBeNull();
  });

  it('is its first page at an address that names none', async () => {
    serve('publications', many(25));
    const { page, report } = await visit('/resources?page=2%27%20or%201=1');
    expect(await page.findByRole('link', { name: 'N°\u00A00' })).toBeTruthy();
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://example.org/resources',
    );
    expect(report.status).toBe(200);
  });

  it.each(['3', '4168', '999999'])('has no page %s', async (wanted) => {
    serve('publications', many(24));
    const { page, report } = await visit(`/resources?page=${wanted}`);
    expect(await page.findByText('Oops! Page not found')).toBeTruthy();
    expect(report.status).toBe(404);
  });
});

describe('the download of a publication', () => {
  it('is a plain link to its document in the language of the page', async () => {
    serve('publications', [aPublication()]);
    const { page } = await visit('/en/resources');
    expect((await page.findByRole('link', { name: /^Download/ })).getAttribute('href')).toBe(
      '/api/v1/publications/0193b000-0000-7000-8000-000000000001/download?lang=en',
    );
  });

  it('without a document is a notice that leads to the contact page with the subject', async () => {
    serve('publications', [aPublication({ file_url: null, title_fr: 'Crues & étiages $t(x) {{y}}' })]);
    const { page, address } = await visit('/resources');
    const link = await page.findByRole('link', { name: /^Télécharger/ });
    expect(link.getAttribute('href')).toMatch(/download\?lang=fr$/);
    await userEvent.setup().click(link);
    const notice = await page.findByRole('status');
    expect(within(notice).getByText('Document envoyé sur demande')).toBeTruthy();
    const ask = within(notice).getByRole<HTMLAnchorElement>('link', { name: 'Demander ce document' });
    expect(new URL(ask.href).searchParams.get('sujet')).toBe(
      'Publication\u00A0: Crues & étiages $t(x) {{y}}',
    );
    expect(address()).toBe('/resources');
  });

  it('of a sample leads to the contact page even without script', async () => {
    const { page } = await visit('/en/resources');
    const [link] = await page.findAllByRole<HTMLAnchorElement>('link', { name: /^Download/ });
    expect(link?.pathname).toBe('/en/contact');
    expect(new URL(link!.href).searchParams.get('sujet')).toMatch(/^Publication: Sizing a borehole/);
  });
});
