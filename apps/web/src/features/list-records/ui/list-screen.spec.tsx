import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, browserForTests, loseConnection, problem } from '../../../entities/session/testing';
import { aProject, openAdmin, projectsOnServer } from '../../../pages/admin/testing';
import { answerList, choose } from '../testing';

browserForTests();

const many = Array.from({ length: 120 }, (_, index) =>
  aProject({ id: `p${index}`, title_fr: `Étude ${String(index).padStart(3, '0')}` }),
);
const firstTitle = () => screen.getAllByRole('row')[1]?.querySelector('[data-place=title]')?.textContent;
const headerOf = (name: string) => screen.getByRole('columnheader', { name });
/** The screen is loaded first, which takes its time on a busy machine. */
const shown = (text: string) => screen.findByText(text);
const searchField = () => screen.findByRole<HTMLInputElement>('searchbox');

describe('The order of a table', () => {
  it('goes up, down and back to the newest by the header, which says so', async () => {
    projectsOnServer(...many.slice(0, 3));
    const router = await openAdmin('/admin/projects');
    await shown('Étude 000');
    const header = headerOf('Titre (FR)');
    expect(header.hasAttribute('aria-sort')).toBe(false);
    const press = () => userEvent.click(header);
    await press();
    await waitFor(() => expect(header.getAttribute('aria-sort')).toBe('ascending'));
    await press();
    await waitFor(() => expect(firstTitle()).toBe('Étude 002'));
    expect(header.getAttribute('aria-sort')).toBe('descending');
    expect(router.state.location.search).toEqual({ sort: '-title_fr' });
    await press();
    await waitFor(() => expect(router.state.location.search).toEqual({}));
    expect(headerOf('Actions').hasAttribute('aria-sort')).toBe(false);
  });

  it('can be chosen where there are no headers', async () => {
    projectsOnServer(...many.slice(0, 3));
    await openAdmin('/admin/projects', { locale: 'en' });
    await shown('Étude 000');
    await choose('Sort', '↓ Title (FR), descending');
    await waitFor(() => expect(firstTitle()).toBe('Étude 002'));
  });
});

it('A list says that there is no connection', async () => {
  projectsOnServer(...many.slice(0, 3));
  await openAdmin('/admin/projects');
  await shown('Étude 000');
  loseConnection('*/api/v1/projects');
  await choose('Statut', 'Planifié');
  await shown('Les projets n’ont pas pu être chargés.');
});

describe('The pages of a list', () => {
  it('are links that lead to the top of the list', async () => {
    projectsOnServer(...many);
    const router = await openAdmin('/admin/projects?sort=title_fr');
    await shown('Étude 000');
    expect(screen.getByText('1–50 sur 120')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Page précédente' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Page suivante' }));
    await screen.findByText('Étude 050');
    expect(router.state.location.search).toEqual({ sort: 'title_fr', page: 2 });
    const pages = screen.getByRole('navigation', { name: 'Pages' });
    expect(within(pages).getByRole('link', { current: 'page' }).textContent).toBe('2');
    expect(document.activeElement?.textContent).toBe('Liste des Projets (120)');
    await userEvent.click(screen.getByRole('link', { name: 'Page 1' }));
    await shown('Étude 000');
    expect(router.state.location.search).toEqual({ sort: 'title_fr' });
  });

  it('end where the rows end', async () => {
    projectsOnServer(...many);
    const router = await openAdmin('/admin/projects?page=40');
    await shown('101–120 sur 120');
    await waitFor(() => expect(router.state.location.search).toEqual({ page: 3 }));
  });

  it('are none when one holds everything', async () => {
    projectsOnServer(...many.slice(0, 50));
    await openAdmin('/admin/projects');
    await shown('Étude 000');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });
});

describe('The search of a list', () => {
  it('is reached by the slash, except from where a slash is text', async () => {
    projectsOnServer(...many.slice(0, 2));
    await openAdmin('/admin/projects');
    const field = await searchField();
    await userEvent.keyboard('/');
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('1/2');
    expect(field.value).toBe('1/2');
  });

  it('is one step of the history however it is typed, and Escape clears it', async () => {
    projectsOnServer(...many.slice(0, 12));
    const router = await openAdmin('/admin/projects?sort=title_fr');
    const field = await searchField();
    await shown('Étude 000');
    await userEvent.type(field, 'étude');
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'title_fr', q: 'étude' }));
    await userEvent.type(field, ' 011');
    await screen.findByRole('heading', { name: 'Liste des Projets (1)' });
    router.history.back();
    await screen.findByRole('heading', { name: 'Liste des Projets (12)' });
    expect(field.value).toBe('');
    await userEvent.type(field, '011{Enter}');
    await screen.findByRole('heading', { name: 'Liste des Projets (1)' });
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('heading', { name: 'Liste des Projets (12)' });
    expect(router.state.location.search).toEqual({ sort: 'title_fr' });
  });

  it('says politely how many were found', async () => {
    projectsOnServer(...many.slice(0, 12));
    await openAdmin('/admin/projects');
    await shown('Étude 000');
    const said = () => screen.getAllByRole('status').map((status) => status.textContent);
    expect(said()).toContain('Résultats\u00a0: 12');
    await userEvent.type(await searchField(), '011{Enter}');
    await waitFor(() => expect(said()).toContain('Résultats\u00a0: 1'));
  });
});

describe('Rows on their way', () => {
  it('leave the former ones where they are, marked as busy', async () => {
    projectsOnServer(...many.slice(0, 3));
    await openAdmin('/admin/projects');
    await shown('Étude 000');
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    api.use(
      http.get('*/api/v1/projects', async ({ request }) => {
        await gate;
        return answerList(request, many.slice(0, 2));
      }),
    );
    await choose('Catégorie', 'GIRE');
    const table = screen.getByRole('table');
    await waitFor(() => expect(table.getAttribute('aria-busy')).toBe('true'));
    expect(screen.getByText('Étude 002')).toBeTruthy();
    open();
    await screen.findByRole('heading', { name: 'Liste des Projets (2)' });
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false');
  });

  it('that do not come say why, and the address stays', async () => {
    projectsOnServer(...many.slice(0, 3));
    const router = await openAdmin('/admin/projects');
    await shown('Étude 000');
    const refusal = () => problem(503, 'dependency_unavailable', 'Base indisponible.');
    api.use(http.get('*/api/v1/projects', refusal, { once: true }));
    await choose('Statut', 'En cours');
    await screen.findByText('Les projets n’ont pas pu être chargés.');
    expect(screen.getByText('Base indisponible.')).toBeTruthy();
    expect(router.state.location.search).toEqual({ status: 'ongoing' });
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await shown('Étude 000');
  });

  it('are asked for with words that the server knows, whatever the address says', async () => {
    projectsOnServer(...many.slice(0, 3));
    await openAdmin('/admin/projects?sort=drop&status=lost&page=0');
    await screen.findByRole('heading', { name: 'Liste des Projets (3)' });
  });

  it('say how many there are as numbers are written in the language', async () => {
    api.use(http.get('*/api/v1/projects', () => HttpResponse.json({ items: many.slice(0, 1), total: 1418 })));
    await openAdmin('/admin/projects');
    await screen.findByRole('heading', { name: `Liste des Projets (${(1418).toLocaleString('fr')})` });
  });
});
