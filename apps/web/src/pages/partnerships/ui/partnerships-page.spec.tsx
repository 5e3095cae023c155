import { cleanup, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FIRM_DEFAULTS } from '@site/vocabulary';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, breakReading, serve, visit, visitorForTests } from '../../../app/testing';
import { aPartner } from '../testing';

visitorForTests();

describe('the partnerships page', () => {
  it('shows six profiles of partners while none is entered', async () => {
    const { page, report } = await visit('/partnerships');
    const cards = await page.findAllByRole('article');
    expect(cards).toHaveLength(6);
    for (const card of cards) {
      expect(within(card).getByText('Exemple')).toBeTruthy();
      expect(card.textContent).toMatch(/Pays.+Projets\d+Depuis20\d\d.*En savoir plus/);
      expect(card.querySelector('img')).toBeNull();
    }
    expect(report.shows).toContain('partners');
    expect(report.complete).toBe(true);
  });

  it('speaks English under /en, the profiles included', async () => {
    const { page } = await visit('/en/partnerships');
    const text = (await page.findAllByRole('article')).map(({ textContent }) => textContent).join('\n');
    expect(text).toMatch(/Public water service[^]*NGO[^]*West Africa[^]*Learn more/);
    expect(text).not.toMatch(/ONG|Pays|Depuis|Afrique|savoir/);
    expect(page.getByRole('heading', { name: 'Four fields of collaboration' })).toBeTruthy();
  });

  it('shows the partners of the firm once there are some', async () => {
    serve('partners', [
      aPartner({ website_url: 'https://partner.example/a?b=c', logo_url: '/files/partner-logos/a.png' }),
    ]);
    const { page } = await visit('/partenaires');
    const card = await page.findByRole('article');
    expect(card.textContent).toMatch(
      /Gouvernement.*Office imaginaire des eaux.*Distribue.*PaysCôte d’Ivoire.*Projets3/,
    );
    expect(card.textContent).not.toContain('Depuis');
    expect(card.querySelector('img')?.getAttribute('src')).toBe('/files/partner-logos/a.png?w=640');
    const more = within(card).getByRole<HTMLAnchorElement>('link', { name: /^En savoir plus/ });
    expect([more.href, more.target, more.rel]).toEqual([
      'https://partner.example/a?b=c',
      '_blank',
      'noopener noreferrer',
    ]);
    expect(page.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it('keeps partners without a logo short, below the others, and counts no projects that nobody counted', async () => {
    const id = '0193c000-0000-7000-8000-000000000002';
    const named = aPartner({ projects_count: 0 });
    serve('partners', [named, aPartner({ id, name: 'Union', logo_url: '/files/partner-logos/a.png' })]);
    const { page } = await visit('/partnerships');
    const [first, second] = await page.findAllByRole('article');
    expect([first, second].map((partner) => partner?.querySelector('h3')?.textContent)).toEqual([
      'Union',
      'Office imaginaire des eaux',
    ]);
    expect(second?.querySelector('svg, img')).toBeNull();
    expect(second?.textContent).toMatch(/Gouvernement.*Distribue.*PaysCôte d’Ivoire/);
    expect(second?.textContent).not.toContain('Projets');
  });

  it('has the whole description of a partner with a website, and what is long unfolds', async () => {
    const website_url = 'https://partner.example';
    const long = `${'Distribue l’eau dans douze villes. '.repeat(9)}\n\nTient le registre des forages.`;
    const id = '0193c000-0000-7000-8000-000000000002';
    for (const logo_url of ['/files/partner-logos/a.png', null]) {
      serve('partners', [
        aPartner({ website_url, logo_url, description_fr: long }),
        aPartner({ website_url, logo_url, id }),
      ]);
      const { page } = await visit('/partnerships');
      const [first, second] = await page.findAllByRole('article');
      const rest = first?.querySelector('details');
      expect(rest?.querySelector('summary')?.textContent).toMatch(
        /^Toute la description\s: Office imaginaire des eaux$/,
      );
      expect(rest?.textContent).toMatch(/douze villes\.\s+Tient le registre des forages\./);
      expect(second?.querySelector('details')).toBeNull();
      expect(second?.textContent).toContain('douze villes. Tient le registre des forages.');
      cleanup();
    }
  });

  it('has the links in a short description of a partner with a website, too', async () => {
    const partner = {
      ...aPartner({ website_url: 'https://partner.example' }),
      description_fr: '<p>Tient le <a href="https://registre.example/">registre</a>.</p>',
    };
    api.use(
      http.get('*/api/v1/partners', () =>
        HttpResponse.json({ items: [partner], total: 1, next_cursor: null }),
      ),
    );
    const { page } = await visit('/partnerships');
    const card = within(await page.findByRole('article'));
    expect(card.getByText<HTMLAnchorElement>('registre').href).toBe('https://registre.example/');
  });

  it('says more of a partner without a website in a dialog, and closing it gives the focus back', async () => {
    serve('partners', [aPartner()]);
    const { page } = await visit('/partnerships');
    const user = userEvent.setup();
    const more = await page.findByRole('link', { name: /^En savoir plus\s*: Office imaginaire des eaux$/ });
    await user.click(more);
    const dialog = page.getByRole('dialog', { name: 'Office imaginaire des eaux' });
    expect(dialog.textContent).toMatch(/Tient le registre des forages\./);
    await user.click(within(dialog).getByRole('link', { name: 'Fermer' }));
    expect(page.queryByRole('dialog')).toBeNull();
  });

  it('has a target of its own for that where there is no script', async () => {
    serve('partners', [aPartner()]);
    const { page } = await visit('/partnerships');
    const more = await page.findByRole<HTMLAnchorElement>('link', { name: /^En savoir plus/ });
    expect(document.getElementById(more.hash.slice(1))?.tagName).toBe('DIALOG');
  });

  it('gives the brochure of the settings', async () => {
    const brochure_url = '/files/publications/brochure.pdf';
    api.use(http.get('*/api/v1/settings', () => HttpResponse.json({ ...FIRM_DEFAULTS, brochure_url })));
    const { page } = await visit('/en/partnerships');
    expect((await page.findByRole('link', { name: 'Download our Brochure' })).getAttribute('href')).toBe(
      brochure_url,
    );
    expect(page.getByRole('link', { name: 'Propose a Partnership' }).getAttribute('href')).toBe(
      '/en/contact?sujet=Partnership',
    );
  });

  it('shows the profiles and only reports it when reading failed', async () => {
    breakReading();
    const { page, report, reported } = await visit('/partnerships');
    expect(await page.findAllByRole('article')).toHaveLength(6);
    expect(report.complete).toBe(false);
    expect(reported).toContain('Partners could not be read');
  });

  it('leaves the domains to its first page', async () => {
    serve(
      'partners',
      Array.from({ length: 25 }, (_, index) =>
        aPartner({ id: `0193c000-0000-7000-8000-${String(index).padStart(12, '0')}`, name: `P ${index}` }),
      ),
    );
    const { page } = await visit('/partnerships?page=2');
    expect(await page.findAllByRole('article')).toHaveLength(1);
    expect(page.queryByRole('region', { name: 'Quatre domaines de collaboration' })).toBeNull();
  });
});
