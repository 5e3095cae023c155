import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, browserForTests, problem } from '../../../entities/session/testing';
import { aProject, openAdmin, projectsOnServer } from '../../../pages/admin/testing';

browserForTests();

const HITS = [
  { kind: 'projects', id: 'p1', title_fr: 'Étude du bassin', title_en: 'Basin study', detail: null },
  { kind: 'messages', id: 'm1', title_fr: 'Yao', title_en: 'Yao', detail: 'Devis' },
  { kind: 'users', id: 'u1', title_fr: 'Awa Koné', title_en: 'Awa Koné', detail: 'awa+1@example.org' },
];

/** Answers every search alike, and remembers what was asked. */
function searchOnServer(items: readonly object[] = HITS) {
  const asked: string[] = [];
  api.use(
    http.get('*/api/v1/admin/search', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('q') ?? '');
      return HttpResponse.json({ items });
    }),
  );
  return asked;
}

/** The field, once it has the focus. */
async function field(name = 'Rechercher partout'): Promise<void> {
  const combobox = await screen.findByRole('combobox', { name });
  await waitFor(() => expect(document.activeElement).toBe(combobox));
}
/** The list goes by the numbers of keys, which user-event does not tell. */
function press(key: 'Enter' | 'ArrowDown'): void {
  fireEvent.keyDown(document.activeElement!, { key, keyCode: { Enter: 13, ArrowDown: 40 }[key] });
}

/** The options as they are seen: the list beside them that is read out holds but the nearest ones. */
const offered = () =>
  [...document.querySelectorAll('.ant-select-item')].map(({ textContent }) => textContent);

async function openSearch(at = '/admin/password', locale: 'fr' | 'en' = 'fr') {
  const router = await openAdmin(at, { locale });
  const name = locale === 'fr' ? 'Rechercher partout' : 'Search everywhere';
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(false));
  return router;
}

describe('The search everywhere', () => {
  it('is opened by Ctrl K, finds, and leads on by the keyboard alone', async () => {
    const asked = searchOnServer();
    projectsOnServer(aProject());
    const router = await openSearch();
    await userEvent.keyboard('{Control>}k{/Control}');
    await field();
    await userEvent.keyboard('bassin');
    await waitFor(() =>
      expect(offered()).toEqual([
        'Projets',
        'Étude du bassin',
        'Messages',
        'YaoDevis',
        'Utilisateurs',
        'Awa Konéawa+1@example.org',
      ]),
    );
    expect(asked).toEqual(['bassin']);
    expect(await screen.findByText('3 résultats')).toBeTruthy();
    press('Enter');
    await waitFor(() => expect(router.state.location.href).toBe('/admin/projects/p1'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('opens once it can where its keys were pressed too early', async () => {
    searchOnServer();
    await openAdmin('/admin/password');
    const opener = await screen.findByRole<HTMLButtonElement>('button', { name: 'Rechercher partout' });
    expect(opener.disabled).toBe(true);
    await userEvent.keyboard('{Control>}k{/Control}');
    await field();
  });

  it('leads to the line of an account, and to a message', async () => {
    searchOnServer();
    const router = await openSearch();
    await userEvent.click(screen.getByRole('button', { name: 'Rechercher partout' }));
    await field();
    await userEvent.keyboard('awa');
    await screen.findByText('3 résultats');
    press('ArrowDown');
    press('ArrowDown');
    press('Enter');
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'awa+1@example.org' }));
    expect(router.state.location.pathname).toBe('/admin/users');
  });

  it('opens no hit of a former word while the new one is on its way', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    api.use(
      http.get('*/api/v1/admin/search', async ({ request }) => {
        const isFormer = request.url.endsWith('q=bassin');
        if (!isFormer) await answered;
        return HttpResponse.json({ items: HITS.slice(0, isFormer ? 1 : 0) });
      }),
    );
    const router = await openSearch();
    await userEvent.keyboard('{Control>}k{/Control}');
    await field();
    await userEvent.keyboard('bassin');
    await waitFor(() => expect(offered()).toEqual(['Projets', 'Étude du bassin']));
    await userEvent.keyboard(' versant');
    expect(offered()).toEqual([]);
    press('Enter');
    await new Promise((done) => setTimeout(done, 300));
    expect(offered()).toEqual([]);
    press('Enter');
    expect(router.state.location.href).toBe('/admin/password');
    answer();
    await screen.findByText('Rien ne correspond.');
  });

  it('knows the screens by their names without accents, and asks the server nothing for one letter', async () => {
    const asked = searchOnServer([]);
    const router = await openSearch();
    await userEvent.keyboard('{Control>}k{/Control}');
    await field();
    await userEvent.keyboard('e');
    await waitFor(() => expect(offered()).toContain('Messages'));
    expect(asked).toEqual([]);
    await userEvent.keyboard('{Backspace}nouvelle actualite');
    await waitFor(() => expect(offered()).toEqual(['Écrans', 'Nouvelle actualité']));
    press('Enter');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/news/new'));
  });

  it('shows what was opened last while nothing is typed, and says when nothing matches', async () => {
    searchOnServer([]);
    projectsOnServer(aProject());
    await openSearch('/admin/projects/p1');
    await screen.findByDisplayValue('Étude du bassin');
    await userEvent.keyboard('{Control>}k{/Control}');
    await field();
    await waitFor(() => expect(offered().slice(0, 2)).toEqual(['Ouverts récemment', 'Étude du bassin']));
    await userEvent.keyboard('xylophone');
    await screen.findByText('Rien ne correspond.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('tells that the server does not answer', async () => {
    api.use(
      http.get('*/api/v1/admin/search', () => problem(503, 'dependency_unavailable', 'Base indisponible.')),
    );
    await openSearch();
    await userEvent.keyboard('{Control>}k{/Control}');
    await field();
    await userEvent.keyboard('bassin');
    expect(within(await screen.findByRole('alert')).getByText('Base indisponible.')).toBeTruthy();
  });

  it('speaks English', async () => {
    searchOnServer();
    await openSearch('/admin/password', 'en');
    await userEvent.keyboard('{Control>}k{/Control}');
    await field('Search everywhere');
    await userEvent.keyboard('basin');
    await waitFor(() => expect(offered().slice(0, 2)).toEqual(['Projects', 'Basin study']));
  });
});
