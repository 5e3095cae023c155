import { waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aProject, breakReading, publish, visit, visitorForTests } from '../../../app/testing';

visitorForTests();

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
    expect((first as HTMLElement).textContent).toMatch(/GIRE.*Terminé.*Bandama.*2024.*12 000 habitants/);
    expect((second as HTMLElement).textContent).toMatch(/WASH.*En cours/);
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
    expect(report.complete).toBe(true);
  });

  it('shows the samples and only reports it when reading failed', async () => {
    breakReading();
    const { page, report, reported } = await visit('/projects');
    expect(await page.findAllByRole('article')).toHaveLength(3);
    expect(page.queryByRole('alert')).toBeNull();
    expect(report.complete).toBe(false);
    expect(reported).toEqual(['Projects could not be read']);
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
