import { within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, breakReading, refusal, serve, visit, visitorForTests } from '../../../app/testing';
import { aPublication } from '../../../entities/publication/testing';

visitorForTests();

const id = '0193b000-0000-7000-8000-000000000001';
const content = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

describe('the page of a publication', () => {
  it('has the whole description, every fact, and the document', async () => {
    serve('publications', [aPublication()]);
    const { page } = await visit(`/resources/${id}`);
    expect(await page.findByRole('heading', { level: 1, name: 'Guide des étiages' })).toBeTruthy();
    expect(page.getByText('Mesurer et comparer.')).toBeTruthy();
    expect(page.getByText('Prévoir les basses eaux.')).toBeTruthy();
    const facts = page.getByRole('complementary', { name: 'Fiche' });
    expect(facts.textContent).toMatch(/Mars\u00A02024.*12\u202F500.*1\.25 MB.*Bilingue/);
    expect(
      within(facts)
        .getByRole('link', { name: /^Télécharger/ })
        .getAttribute('href'),
    ).toBe(`/api/v1/publications/${id}/download?lang=fr`);
    expect(page.getByRole('link', { name: /Toutes les publications/ })).toHaveProperty(
      'pathname',
      '/resources',
    );
    expect(content('description')).toBe('Mesurer et comparer. Prévoir les basses eaux.');
    expect(content('robots')).not.toMatch(/noindex/);
  });

  it('can be cited, for reference managers, too', async () => {
    serve('publications', [aPublication()]);
    const { page } = await visit(`/resources/${id}`);
    const citation = within(await page.findByRole('region', { name: 'Citer' }));
    expect(
      citation.getByText(
        `Nzué Conseil (2024). Guide des étiages. Rapport. https://example.org/resources/${id}`,
      ),
    ).toBeTruthy();
    for (const [name, text] of [
      ['En BibTeX', /^@techreport\{nzue2024guide,/],
      ['En RIS', /^TY {2}- RPRT/],
    ] as const) {
      expect(citation.getByText(name).nextElementSibling?.textContent).toMatch(text);
    }
  });

  it('begins a conversation in the language of the page, which it names', async () => {
    serve('publications', [aPublication()]);
    for (const [address, words, message] of [
      [
        `/resources/${id}`,
        /^En parler sur WhatsApp/,
        'Bonjour Nzué Conseil, je vous écris au sujet de la publication «\u00A0Guide des étiages\u00A0»\u00A0:',
      ],
      [
        `/en/resources/${id}`,
        /^Discuss it on WhatsApp/,
        'Hello Nzué Conseil, I am writing about the publication “Guide to low waters”:',
      ],
    ] as const) {
      const { page } = await visit(address);
      const link = await page.findByRole<HTMLAnchorElement>('link', { name: words });
      expect(new URL(link.href).searchParams.get('text')).toBe(`${message} https://example.org${address}`);
      expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
    }
  });

  it('speaks English under /en', async () => {
    serve('publications', [aPublication()]);
    const { page } = await visit(`/en/resources/${id}`);
    expect((await page.findByRole('complementary', { name: 'At a glance' })).textContent).toMatch(
      /Date.*Downloads12,500.*Size.*LanguageBilingual/,
    );
    expect(page.getByText('Report')).toBeTruthy();
  });

  it('of a sample is not for search engines', async () => {
    const { page, report } = await visit('/resources/zones-inondables-teledetection');
    expect(
      await page.findByRole('heading', { level: 1, name: /^Cartographier les zones inondables/ }),
    ).toBeTruthy();
    expect(content('robots')).toMatch(/noindex/);
    expect(report.status).toBe(200);
  });

  it.each([`/resources/${id}`, '/resources/rien', '/en/resources/__proto__', '/resources/%3Cscript%3E'])(
    'is not found at %s',
    async (address) => {
      serve('publications', []);
      const { page, report } = await visit(address);
      expect(await page.findByText('Oops! Page not found')).toBeTruthy();
      expect(report.status).toBe(404);
    },
  );

  it('that was removed is gone', async () => {
    api.use(http.get('*/api/v1/publications/:id', () => refusal(404, 'not_found', { removed: true })));
    const { page, report } = await visit(`/resources/${id}`);
    expect(await page.findByText('Oops! Page not found')).toBeTruthy();
    expect(report.status).toBe(410);
  });

  it('that cannot be read is a failure, and reported', async () => {
    breakReading();
    const { report, reported } = await visit(`/resources/${id}`);
    expect(report.status).toBe(503);
    expect(reported).toContain('The publication could not be read');
  });
});
