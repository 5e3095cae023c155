import { useQuery, useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { session } from '../../../entities/session';
import { api, browserForTests, open, problem, rememberSession } from '../../../entities/session/testing';
import { AdminForTests, aProject, openAdmin, projectsOnServer } from '../../../pages/admin/testing';

browserForTests();

const DOWN = 'Base indisponible.';
const ID = '0193a000-0000-7000-8000-000000000001';

function failing(status = 503, code = 'dependency_unavailable', detail = DOWN): void {
  const refuse = () => problem(status, code, detail);
  const kinds = ['projects', 'publications', 'partners', 'news'];
  api.use(
    ...kinds.flatMap((kind) => [
      http.get(`*/api/v1/${kind}`, refuse),
      http.get(`*/api/v1/${kind}/:id`, refuse),
    ]),
    http.get('*/api/v1/admin/*', refuse),
  );
}

const alerts = () =>
  screen
    .queryAllByRole('alert')
    .filter(({ classList }) => !classList.contains('ant-alert'))
    .map(({ textContent }) => textContent);

describe('A read of the administration that fails', () => {
  it.each([
    '/admin',
    '/admin/projects',
    '/admin/publications',
    '/admin/partners',
    '/admin/news',
    `/admin/projects/${ID}`,
    `/admin/publications/${ID}`,
    `/admin/partners/${ID}`,
    `/admin/news/${ID}`,
    '/admin/messages',
    `/admin/messages/${ID}`,
    '/admin/newsletter',
    '/admin/users',
    '/admin/settings',
  ])('is told once in the words of the server, %s', async (at) => {
    failing();
    await openAdmin(at);
    await waitFor(() => expect(alerts()).toEqual([`Erreur${DOWN}`]));
  });

  it.each([
    [`/admin/projects/${ID}`, 'Projet introuvable'],
    [`/admin/messages/${ID}`, 'Message introuvable'],
  ])('is told when the record is unknown, too, which the screen says as before, %s', async (at, said) => {
    failing(404, 'not_found', 'Cette fiche n’existe pas.');
    await openAdmin(at);
    await screen.findByText(said);
    await waitFor(() => expect(alerts()).toEqual(['ErreurCette fiche n’existe pas.']));
  });

  it('is told each time that somebody asks again', async () => {
    failing();
    await openAdmin('/admin/projects');
    for (const _ of [1, 2]) {
      await waitFor(() => expect(alerts()).toEqual([`Erreur${DOWN}`]));
      act(() => screen.getByRole<HTMLButtonElement>('button', { name: 'Fermer' }).click());
      expect(alerts()).toEqual([]);
      screen.getByRole<HTMLButtonElement>('button', { name: 'Réessayer' }).click();
    }
  });

  it('is told once in the background, until it has succeeded', async () => {
    let answers = (): Response => problem(503, 'dependency_unavailable', DOWN);
    let calls = 0;
    api.use(
      http.get('*/api/v1/admin/pulse', () => {
        calls += 1;
        return answers();
      }),
    );
    rememberSession();
    const read = async () => {
      const answer = await fetch('/api/v1/admin/pulse');
      if (!answer.ok) throw new Error('down');
      return 'up';
    };
    function Pulse() {
      return useQuery({ queryKey: ['pulse'], queryFn: read, refetchInterval: 40, retry: 2, retryDelay: 1 })
        .data;
    }
    await open({ at: '/admin', layout: AdminForTests, screens: { '/admin': () => <Pulse /> } });
    await waitFor(() => expect(alerts()).toHaveLength(1));
    act(() => screen.getByRole<HTMLButtonElement>('button', { name: 'Fermer' }).click());
    const before = calls;
    await waitFor(() => expect(calls).toBeGreaterThan(before + 5));
    expect(alerts()).toEqual([]);
    answers = () => HttpResponse.json({});
    await screen.findByText('up');
    answers = () => problem(503, 'dependency_unavailable', DOWN);
    await waitFor(() => expect(alerts()).toHaveLength(1));
  });

  it('is told of a single part of the dashboard', async () => {
    failing();
    const counts = {
      projects: 1,
      publications: 2,
      partners: 3,
      news: 4,
      new_messages: 5,
      unread_messages: 5,
    };
    api.use(http.get('*/api/v1/admin/counts', () => HttpResponse.json(counts)));
    await openAdmin('/admin');
    await screen.findByRole('link', { name: /^Publications ?2$/ });
    await waitFor(() => expect(alerts()).toEqual([`Erreur${DOWN}`]));
  });

  it('is nobody’s news when a public page was only loaded ahead', async () => {
    rememberSession();
    let failed = false;
    function Preload() {
      const queries = useQueryClient();
      useEffect(() => {
        const queryFn = () => Promise.reject(new Error('down'));
        queries.fetchQuery({ queryKey: ['public'], queryFn }).catch(() => (failed = true));
      }, [queries]);
      return null;
    }
    await open({ at: '/admin', layout: AdminForTests, screens: { '/admin': () => <Preload /> } });
    await waitFor(() => expect(failed).toBe(true));
    expect(alerts()).toEqual([]);
  });

  it('says nothing of the permission check, which counts as not admin', async () => {
    rememberSession();
    api.use(http.get('*/api/v1/auth/me', () => problem(503, 'dependency_unavailable', DOWN)));
    await openAdmin('/admin', { signedIn: false });
    await screen.findByText('Accès restreint', { selector: 'h1' });
    expect(alerts()).toEqual([]);
  });

  it('leads to the sign-in without a word when the session was ended meanwhile', async () => {
    projectsOnServer(aProject());
    const router = await openAdmin('/admin/projects');
    await screen.findByText('Étude du bassin');
    let refuse = (): void => undefined;
    const gate = new Promise<void>((resolve) => (refuse = resolve));
    api.use(
      http.get('*/api/v1/projects/:id', async () => {
        await gate;
        return problem(401, 'unauthenticated', 'Connectez-vous.');
      }),
    );
    act(() => void router.navigate({ to: '/admin/projects/$id', params: { id: 'p1' } }));
    await screen.findByText('Chargement...');
    act(() => {
      session.end();
      refuse();
    });
    await screen.findByText('Page de connexion');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(alerts()).toEqual([]);
  });
});
