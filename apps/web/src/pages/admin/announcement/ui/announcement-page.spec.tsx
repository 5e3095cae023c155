import type { Announcement } from '@site/api-client';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, browserForTests, problem } from '../../../../entities/session/testing';
import { openAdmin } from '../../testing';

browserForTests();

const PAGE = '/admin/news/n1/announce';
const letter = (subject: string) => ({ subject, text: subject, html: `<h1>${subject}</h1>` });

/** The letter of one item behind the API, which goes out once. */
function letterOnServer(differing: Partial<Announcement> = {}) {
  const plan: Announcement = {
    letters: { fr: letter('Ouverture du chantier'), en: letter('Works begin') },
    audience: { fr: 3, en: 1 },
    announced: null,
    mails: true,
    ...differing,
  };
  const asked: unknown[] = [];
  api.use(
    http.get('*/api/v1/admin/newsletter/announcements/n1', () => HttpResponse.json(plan)),
    http.post('*/api/v1/admin/newsletter/announcements/n1', () => {
      if (plan.announced !== null) return problem(409, 'already_announced', 'Déjà annoncée.');
      plan.announced = { at: '2026-03-01T09:30:00Z', recipients: 4, waiting: 4 };
      return HttpResponse.json(plan, { status: 202 });
    }),
    http.post('*/api/v1/admin/newsletter/announcements/n1/trial', async ({ request }) => {
      asked.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return { plan, asked };
}

const letterFrame = () => screen.findByTitle<HTMLIFrameElement>('La lettre');
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

describe('Announcing a news item', () => {
  it('shows the letter in both languages, where nothing runs, and how many get it', async () => {
    letterOnServer();
    await openAdmin(PAGE);
    await screen.findByText('La lettre partira à 4 adresses confirmées (3 en français, 1 en anglais).');
    expect((await letterFrame()).getAttribute('srcdoc')).toBe('<h1>Ouverture du chantier</h1>');
    expect((await letterFrame()).getAttribute('sandbox')).toBe('');
    await userEvent.click(screen.getByText('Anglais'));
    await screen.findByText('Works begin');
    expect((await letterFrame()).getAttribute('srcdoc')).toBe('<h1>Works begin</h1>');
    expect(screen.getByRole('link', { name: 'Retour à l’actualité' }).getAttribute('href')).toBe(
      '/admin/news/n1',
    );
  });

  it('sends a trial in the language that is shown', async () => {
    const { asked } = letterOnServer();
    await openAdmin(PAGE);
    await userEvent.click(await screen.findByText('Anglais'));
    await userEvent.click(await button('M’envoyer un essai'));
    await screen.findByText(/^Essai envoyé à .+@/);
    expect(asked).toEqual([{ language: 'en' }]);
  });

  it('sends after a question, and says then when it was sent and to how many', async () => {
    const { plan } = letterOnServer();
    await openAdmin(PAGE);
    await userEvent.click(await button('Envoyer à 4 adresses'));
    await userEvent.click(await button('Annuler'));
    expect(plan.announced).toBeNull();
    await userEvent.click(await button('Envoyer à 4 adresses'));
    await userEvent.click(await button('Oui, envoyer'));
    await screen.findByText(/^Annoncée le 1er mars 2026.* à 4 adresses$/);
    expect(screen.getByText('4 lettres attendent encore.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Envoyer à 4 adresses' })).toBeNull();
  });

  it('shows what somebody else has sent meanwhile', async () => {
    const { plan } = letterOnServer();
    await openAdmin(PAGE);
    await userEvent.click(await button('Envoyer à 4 adresses'));
    plan.announced = { at: '2026-03-01T09:30:00Z', recipients: 1, waiting: 0 };
    await userEvent.click(await button('Oui, envoyer'));
    await screen.findByText('Déjà annoncée.');
    await screen.findByText(/^Annoncée le .* à 1 adresse$/);
    expect(screen.getByText('Toutes les lettres sont parties.')).toBeTruthy();
  });

  it('leads to the public form where nobody gets it', async () => {
    letterOnServer({ audience: { fr: 0, en: 0 }, mails: false });
    await openAdmin(PAGE);
    const link = await screen.findByRole('link', { name: 'Voir le formulaire d’inscription' });
    expect(link.getAttribute('href')).toBe('/newsletter');
    expect(screen.queryByRole('button', { name: /^Envoyer à/ })).toBeNull();
    // Why nothing can be tried out, either.
    await screen.findByText(/^Aucun serveur de messagerie n’est réglé/);
  });

  it('says that letters wait without a mail server, and tries nothing out', async () => {
    letterOnServer({ mails: false });
    await openAdmin(PAGE, { locale: 'en' });
    await screen.findByText('No mail server is set up: the letters will wait until there is one.');
    expect((await button('Send me a test')).disabled).toBe(true);
  });

  it('says so where visitors do not see the item, and can be asked for again', async () => {
    let status = 404;
    letterOnServer();
    api.use(
      http.get('*/api/v1/admin/newsletter/announcements/n1', () =>
        status === 200 ? undefined : problem(status, status === 404 ? 'not_found' : 'internal_error', ''),
      ),
    );
    const router = await openAdmin(PAGE);
    await screen.findByText(/les visiteurs ne la voient pas/);
    expect(screen.getByRole('link', { name: 'Retour à la liste' }).getAttribute('href')).toBe('/admin/news');
    status = 503;
    await router.navigate({ to: '/admin' });
    await router.navigate({ to: '/admin/news/$id/announce', params: { id: 'n1' } });
    await screen.findByText('L’annonce n’a pas pu être chargée.');
    status = 200;
    await userEvent.click(await button('Réessayer'));
    await waitFor(letterFrame);
  });
});
