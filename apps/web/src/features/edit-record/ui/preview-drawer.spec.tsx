import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, browserForTests, loseConnection, problem } from '../../../entities/session/testing';
import { aProject, openAdmin, projectsOnServer } from '../../../pages/admin/testing';
import { field } from '../testing';

browserForTests();

/** The site draws what it is sent, and remembers that. */
function siteDraws() {
  const asked: unknown[] = [];
  api.use(
    http.post('*/api/v1/projects/preview', async ({ request }) => {
      const body = (await request.json()) as { values: { title_fr: string }; language: string; view: string };
      asked.push(body);
      return HttpResponse.json({ html: `<p>${body.view} ${body.language} ${body.values.title_fr}</p>` });
    }),
  );
  return asked;
}

const openPreview = async () => userEvent.click(await screen.findByRole('button', { name: 'Aperçu' }));
const frame = (name: RegExp) => screen.findByTitle<HTMLIFrameElement>(name);

describe('The preview of a form', () => {
  it('shows with one click what is typed, and nothing of it is saved', async () => {
    const server = projectsOnServer(aProject());
    const asked = siteDraws();
    await openAdmin('/admin/projects/p1');
    await screen.findByDisplayValue('Étude du bassin');
    await userEvent.type(field('title_fr'), ' nord');
    await openPreview();
    expect((await frame(/page \(FR\)/)).srcdoc).toBe('<p>page fr Étude du bassin nord</p>');
    expect(asked).toMatchObject([
      { id: 'p1', values: { title_fr: 'Étude du bassin nord', image_url: null } },
    ]);
    expect(server.all()).toMatchObject([{ title_fr: 'Étude du bassin' }]);
  });

  it('lets nothing run, and changes language, view and width', async () => {
    projectsOnServer();
    siteDraws();
    await openAdmin('/admin/projects/new');
    await openPreview();
    const dialog = await screen.findByRole('dialog', { name: 'Aperçu avant enregistrement' });
    expect((await frame(/page \(FR\)/)).getAttribute('sandbox')).toBe('allow-same-origin');
    // What is chosen in a group is its stop; the group itself would be one at which no key does anything.
    expect(
      within(dialog)
        .getAllByRole('radiogroup')
        .map(({ tabIndex }) => tabIndex),
    ).toEqual([-1, -1, -1]);
    await userEvent.click(within(dialog).getByText('EN'));
    await userEvent.click(within(dialog).getByText('Carte'));
    await waitFor(async () => expect((await frame(/carte \(EN\)/)).srcdoc).toBe('<p>card en </p>'));
    await userEvent.click(within(dialog).getByText('360'));
    expect((await frame(/carte/)).style.width).toBe('360px');
  });

  it('is closed with Escape, and the focus is back where it was', async () => {
    projectsOnServer();
    siteDraws();
    const router = await openAdmin('/admin/projects/new');
    await openPreview();
    await frame(/page/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Aperçu' }));
    expect(router.state.location.pathname).toBe('/admin/projects/new');
  });

  it('says which fields no record can have like that, and tries again what failed', async () => {
    projectsOnServer();
    const errors = [
      { pointer: '/values/location', code: 'text_too_long', message: '200 caractères au plus' },
    ];
    api.use(
      http.post('*/api/v1/projects/preview', () => problem(422, 'validation_failed', '', errors), {
        once: true,
      }),
    );
    await openAdmin('/admin/projects/new');
    await openPreview();
    await screen.findByText('Localisation : 200 caractères au plus');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    api.use(
      http.post('*/api/v1/projects/preview', () => problem(503, 'dependency_unavailable'), { once: true }),
    );
    await openPreview();
    siteDraws();
    await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
    await frame(/page \(FR\)/);
  });

  it('says that there is no connection', async () => {
    projectsOnServer();
    siteDraws();
    await openAdmin('/admin/projects/new');
    const opener = await screen.findByRole('button', { name: 'Aperçu' });
    loseConnection('*/api/v1/projects/preview');
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Aperçu avant enregistrement' });
    await within(dialog).findByText(/^Le serveur ne répond pas/);
  });
});
