import { resetSecondFactor, type ApiError } from '@site/api-client';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { api, browserForTests, problem, rememberSession } from '../../../entities/session/testing';
import { openAdmin, projectsOnServer } from '../../../pages/admin/testing';

browserForTests();

beforeEach(() => {
  api.use(
    http.get('*/api/v1/admin/counts', () =>
      HttpResponse.json({
        projects: 12,
        publications: 3,
        partners: 0,
        news: 1,
        new_messages: 5,
        unread_messages: 2,
      }),
    ),
  );
});

describe('The entrance of the administration', () => {
  it('restricts in English', async () => {
    await openAdmin('/admin', { roles: [], locale: 'en' });
    await screen.findByRole('heading', { name: 'Restricted access' });
    expect(screen.getByRole('link', { name: 'Back to home' })).toBeTruthy();
  });

  it('takes a failed check for a no, and lets it be tried again', async () => {
    rememberSession();
    let broken = true;
    api.use(
      http.get('*/api/v1/auth/me', () =>
        broken ? problem(503, 'dependency_unavailable') : HttpResponse.json({ roles: ['admin'] }),
      ),
    );
    await openAdmin('/admin', { signedIn: false });
    await screen.findByRole('heading', { name: 'Accès restreint' });
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await screen.findByRole('heading', { name: 'Dashboard Administration' });
  });

  it('asks again at every further screen', async () => {
    projectsOnServer();
    const router = await openAdmin('/admin');
    await screen.findByRole('heading', { name: 'Dashboard Administration' });
    api.use(http.get('*/api/v1/auth/me', () => HttpResponse.json({ roles: [] })));
    await userEvent.click(await screen.findByRole('link', { name: /Projets ?12/ }));
    await screen.findByRole('heading', { name: 'Accès restreint' });
    expect(router.state.location.pathname).toBe('/admin');
  });
});

describe('The frame', () => {
  it('leads from every section to every other, and counts the new messages', async () => {
    projectsOnServer();
    await openAdmin('/admin/projects/new');
    const menu = await screen.findByRole('navigation', { name: 'Rubriques' });
    await within(menu).findByRole('link', { name: 'Messages 2 non lus' });
    const links = within(menu)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      [
        '',
        '/projects',
        '/publications',
        '/partners',
        '/news',
        '/messages',
        '/newsletter',
        '/media',
        '/bin',
        '/journal',
        '/users',
        '/api-keys',
        '/webhooks',
        '/settings',
      ].map((path) => `/admin${path}`),
    );
    expect(within(menu).getByRole('link', { current: 'page' }).textContent).toBe('Projets');
    const path = screen.getByRole('navigation', { name: 'Fil d’Ariane' });
    expect(path.textContent).toBe('Tableau de bord/Projets/Nouveau Projet');
  });

  it('stands before the server has said who is there, and its menu stays as narrow as it was left', async () => {
    let answer = (): void => undefined;
    const gate = new Promise<void>((resolve) => (answer = resolve));
    await openAdmin('/admin');
    api.use(http.get('*/api/v1/auth/me', () => gate.then(() => HttpResponse.json({ roles: ['admin'] }))));
    await userEvent.click(await screen.findByRole('button', { name: 'Replier le menu' }));
    expect(screen.getByText('Vérification des permissions...')).toBeTruthy();
    cleanup();
    await openAdmin('/admin', { signedIn: false });
    expect(
      (await screen.findByRole('button', { name: 'Déplier le menu' })).getAttribute('aria-expanded'),
    ).toBe('false');
    answer();
    await screen.findByRole('heading', { name: 'Dashboard Administration' });
  });

  it('asks for a code no longer once the screen that wants it is left', async () => {
    projectsOnServer();
    api.use(
      http.delete('*/api/v1/admin/users/:id/second-factor', () => problem(403, 'second_factor_required')),
    );
    const router = await openAdmin('/admin');
    await screen.findByRole('heading', { name: 'Dashboard Administration' });
    const outcome = resetSecondFactor('u2').catch(({ code }: ApiError) => code);
    await screen.findByRole('dialog', { name: 'Code demandé' });
    await act(() => router.navigate({ to: '/admin/projects' }));
    await screen.findByRole('heading', { name: 'Gestion des Projets' });
    expect(screen.queryByRole('dialog', { name: 'Code demandé' })).toBeNull();
    expect(await outcome).toBe('second_factor_required');
  });
});

describe('The dashboard', () => {
  it('is left by one button here, and by the menu of the person on every deeper screen', async () => {
    projectsOnServer();
    const router = await openAdmin('/admin');
    await screen.findByRole('heading', { name: 'Dashboard Administration' });
    expect(document.title).toMatch(/^Dashboard Administration · /);
    expect(screen.getAllByRole('button', { name: 'Déconnexion' })).toHaveLength(1);
    await act(() => router.navigate({ to: '/admin/projects' }));
    await screen.findByRole('heading', { name: 'Gestion des Projets' });
    expect(screen.getByRole('link', { name: 'Voir le site' }).getAttribute('href')).toBe('/');
    await userEvent.click(screen.getByRole('button', { name: 'Mon compte\u00a0: Awa Koné' }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Mon compte',
      'Mon mot de passe',
      'Voir le site',
      'Me déconnecter partout',
      'Déconnexion',
    ]);
    api.use(http.post('*/api/v1/auth/sign-out', () => new HttpResponse(null, { status: 204 })));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Déconnexion' }));
    await screen.findByText('Déconnexion réussie');
  });

  it('stays signed in when signing out fails', async () => {
    api.use(
      http.post('*/api/v1/auth/sign-out', () =>
        problem(503, 'dependency_unavailable', 'Service indisponible.'),
      ),
    );
    const router = await openAdmin('/admin');
    await userEvent.click(await screen.findByRole('button', { name: 'Déconnexion' }));
    await screen.findByText('Erreur de déconnexion');
    expect(screen.getByText('Service indisponible.')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/admin');
  });

  it('speaks English when that is chosen', async () => {
    await openAdmin('/admin');
    await userEvent.click(await screen.findByText('English'));
    await screen.findByRole('heading', { name: 'Administration Dashboard' });
    expect(localStorage.getItem('language')).toBe('en');
  });
});
