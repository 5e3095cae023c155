import { within } from '@testing-library/react';
import { FIRM_DEFAULTS } from '@site/vocabulary';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, visit, visitorForTests } from '../../../app/testing';

visitorForTests();

const titles = (page: ReturnType<typeof within>) =>
  within(page.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

describe('the legal notices', () => {
  it.each([
    [
      '/legal',
      [
        'Identité de la société',
        'Objet social',
        'Contact',
        'Hébergement',
        'Propriété intellectuelle',
        'Responsabilité',
      ],
    ],
    [
      '/en/legal',
      ['Company identity', 'Corporate purpose', 'Contact', 'Hosting', 'Intellectual property', 'Liability'],
    ],
  ])('%s has its six articles behind a table of contents', async (address, expected) => {
    const { page } = await visit(address);
    expect(titles(page)).toEqual(expected);
    const contents = within(page.getByRole('navigation', { name: /^(Sommaire|Contents)$/ }));
    for (const link of contents.getAllByRole('link')) {
      const id = (link.getAttribute('href') ?? '').slice(1);
      expect([id, document.getElementById(id)?.querySelector('h2')?.textContent]).toEqual([
        id,
        link.textContent,
      ]);
    }
  });

  it('state what the specification gives, and leave out what nobody has given', async () => {
    await visit('/legal');
    const company = document.getElementById('company')!.textContent.replaceAll(/[\u00A0\u202F]/g, ' ');
    for (const fact of ['SARL unipersonnelle', '5 000 000 FCFA', '10 février 2025', '99 ans']) {
      expect(company).toContain(fact);
    }
    expect(document.querySelectorAll('#company dt')).toHaveLength(6);
    const hosting = document.getElementById('hosting')!;
    expect(hosting.textContent).toContain('vous sont communiqués sur simple demande');
    expect(hosting.querySelector('dl')).toBeNull();
  });

  it('follow the settings of the firm', async () => {
    const firm = { ...FIRM_DEFAULTS, hosting: 'Centre de données du Plateau', capital_fcfa: 12_500_000 };
    api.use(http.get('*/api/v1/settings', () => HttpResponse.json(firm)));
    await visit('/en/legal');
    expect(document.getElementById('hosting')!.textContent).toMatch(
      /hosted by:.*Centre de données du Plateau/,
    );
    expect(document.getElementById('company')!.textContent).toContain('12,500,000 FCFA');
  });
});
