import { waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aProject, breakReading, publish, visit, visitorForTests } from '../../../app/testing';

visitorForTests();

const ID = '0193a000-0000-7000-8000-00000000001';

describe('the projects page', () => {
  it('shows every published project with its badges and facts', async () => {
    publish(
      aProject(),
      aProject({
        id: '0193a000-0000-7000-8000-000000000002',
        title_fr: 'Forages',
        category: 'WASH',
        status: 'ongoing',
      }),
    );
    const { page } = await visit('/projects');
    const [first, second] = await page.findAllByRole('article');
    expect(within(first as HTMLElement).getByRole('link', { name: 'Étude du bassin' })).toHaveProperty(
      'pathname',
      '/projects/0193a000-0000-7000-8000-000000000001',
    );
    expect((first as HTMLElement).textContent).toMatch(/GIRE.*Terminé.*Bandama.*2024.*12\s000 habitants/);
    expect((second as HTMLElement).textContent).toMatch(/WASH.*En cours/);
    expect(page.queryByText('Exemple')).toBeNull();
  });

  it('speaks English under /en', async () => {
    publish(aProject());
    const { page } = await visit('/en/projects');
    expect(await page.findByRole('link', { name: 'Basin study' })).toHaveProperty(
      'pathname',
      '/en/projects/0193a000-0000-7000-8000-000000000001',
    );
    expect(page.getByText('Completed')).toBeTruthy();
    expect(page.getByText('Years of experience')).toBeTruthy();
  });

  it('shows an unknown status as planned and an unknown category as it is stored', async () => {
    publish(aProject({ status: 'paused' as 'planned', category: 'Énergie' }));
    const { page } = await visit('/projects');
    expect((await page.findByRole('article')).textContent).toMatch(/Énergie.*Planifié/);
  });

  it('shows each category in its colour', async () => {
    const colours = { WASH: 'blue', Environnement: 'green', Climat: 'orange', GIRE: 'cyan', BTP: 'grey' };
    publish(...Object.keys(colours).map((category, index) => aProject({ id: `${ID}${index}`, category })));
    const { page } = await visit('/projects');
    const cards = await page.findAllByRole('article');
    const badges = cards.map((card) => card.querySelector('.badge'));
    expect(Object.fromEntries(badges.map((badge) => [badge?.textContent, badge?.classList[1]]))).toEqual(
      colours,
    );
  });

  it('shows the impact figures of the firm', async () => {
    publish();
    const { page } = await visit('/projets');
    const impact = await page.findByRole('region', { name: 'Notre impact' });
    expect(impact.textContent).toMatch(/50\+.*500K\+.*15.*8/);
  });

  it('shows three samples while nothing is published', async () => {
    publish();
    const { page, report } = await visit('/projects');
    expect(await page.findAllByRole('article')).toHaveLength(3);
    expect(page.getAllByText('Exemple')).toHaveLength(3);
    expect(report.complete).toBe(true);
  });

  it('shows the samples and only reports it when reading failed', async () => {
    breakReading();
    const { page, report, reported } = await visit('/projects');
    expect(await page.findAllByRole('article')).toHaveLength(3);
    expect(page.queryByRole('alert')).toBeNull();
    expect(report.complete).toBe(false);
    expect(reported.toSorted()).toEqual([
      'Projects could not be read',
      'The points of projects could not be read',
    ]);
  });
});

describe('the project dialog', () => {
  it('opens with the whole project at its own address, and closing brings the list and the focus back', async () => {
    publish(aProject());
    const { page, address } = await visit('/projects');
    const user = userEvent.setup();
    await user.click(await page.findByRole('link', { name: 'Étude du bassin' }));
    const dialog = await page.findByRole('dialog', { name: 'Étude du bassin' });
    expect(await within(dialog).findByText('Plan de gestion.')).toBeTruthy();
    expect(dialog.textContent).toMatch(/GIRE.*Terminé.*Localisation.*Bandama.*Date.*2024.*Bénéficiaires/);
    expect(address()).toBe('/projects/0193a000-0000-7000-8000-000000000001');
    expect(document.title).toBe('Étude du bassin · Nzué Conseil');

    await user.click(within(dialog).getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/projects');
    expect(document.title).toBe('Projets et réalisations · Nzué Conseil');
    expect(document.activeElement?.textContent).toBe('Étude du bassin');
  });

  it('says so when the description cannot be read', async () => {
    publish(aProject());
    const { page } = await visit('/en/projects');
    breakReading();
    await userEvent.setup().click(await page.findByRole('link', { name: 'Basin study' }));
    expect(await page.findByText('The description could not be read.')).toBeTruthy();
  });
});

describe('the filters of the projects', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      aProject({
        id: `0193a000-0000-7000-8000-${String(index).padStart(12, '0')}`,
        title_fr: `Projet ${index}`,
        category: index % 3 === 0 ? 'WASH' : 'GIRE',
      }),
    );

  it('stand beside twelve of many projects, as links with how many there are', async () => {
    publish(...many(13));
    const { page } = await visit('/projects');
    expect(await page.findAllByRole('article')).toHaveLength(12);
    const filters = page.getByRole('navigation', { name: 'Filtrer la liste' });
    const links = within(filters).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Tout', 'WASH 5', 'GIRE 8']);
    expect(links[1]).toHaveProperty('search', '?category=WASH');
    expect(links[0]?.getAttribute('aria-current')).toBe('true');
    expect(page.getByRole('link', { name: 'Page 2' })).toHaveProperty('search', '?page=2');
  });

  it('go on with the search from page to page, and can be taken back', async () => {
    publish(...many(40));
    const { page, address } = await visit('/projects?category=GIRE&page=2&colour=red');
    await page.findAllByRole('article');
    expect(page.getByText('26 résultats')).toBeTruthy();
    expect(page.getByRole('link', { name: 'Page 3' })).toHaveProperty('search', '?category=GIRE&page=3');
    const user = userEvent.setup();
    await user.type(page.getByRole('searchbox', { name: 'Rechercher dans la liste' }), 'eau{Enter}');
    await waitFor(() => expect(address()).toBe('/projects?category=GIRE&q=eau#project-list'));
    await user.click(await page.findByRole('link', { name: 'Tout effacer' }));
    await waitFor(() => expect(address()).toBe('/projects#project-list'));
  });

  it('say so where nothing is found, in English, too', async () => {
    publish(...many(5));
    const { page, report } = await visit('/en/projects?category=BTP');
    expect(await page.findByRole('heading', { name: 'Nothing matches this search' })).toBeTruthy();
    expect(page.queryByRole('article')).toBeNull();
    expect(report.status).toBe(200);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  it('are not there where a few projects are seen at a glance', async () => {
    publish(...many(3));
    const { page } = await visit('/projects');
    await page.findAllByRole('article');
    expect(page.queryByRole('searchbox')).toBeNull();
  });
});
