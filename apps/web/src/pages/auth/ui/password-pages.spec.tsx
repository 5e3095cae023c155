import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { api, browserForTests, open, problem, rememberSession } from '../../../entities/session/testing';
import { AuthPage } from './auth-page';
import { ForgotPage } from './forgot-page';
import { ResetPage } from './reset-page';

browserForTests();
afterEach(() => {
  location.hash = '';
});

const screens = { '/auth': AuthPage, '/auth/forgot': ForgotPage, '/auth/reset': ResetPage };
const openAt = (at: string, locale: 'fr' | 'en' = 'fr') => open({ at, locale, screens });

/** The bodies of the calls, in order. */
function answer(path: string, reply: () => Response): unknown[] {
  const bodies: unknown[] = [];
  api.use(
    http.post(`*/api/v1/auth/${path}`, async ({ request }) => {
      bodies.push(await request.json());
      return reply();
    }),
  );
  return bodies;
}

async function notice(role: 'alert' | 'status', title: string, description: string): Promise<void> {
  const shown = await screen.findByText(description, { selector: `[role=${role}] p` });
  expect(within(shown.closest(`[role=${role}]`) as HTMLElement).getByText(title)).toBeTruthy();
}

describe('A forgotten password', () => {
  const accepted = () => HttpResponse.json({ status: 'accepted' }, { status: 202 });

  it('is not offered to whoever signs up', async () => {
    await openAt('/auth');
    await userEvent.click(await screen.findByRole('tab', { name: 'Inscription' }));
    expect(screen.queryByRole('link', { name: /oublié/ })).toBeNull();
  });

  it('needs an address, and says what the server says', async () => {
    const bodies = answer('password-reset', () => problem(429, 'rate_limited', 'Trop de tentatives.'));
    const user = userEvent.setup();
    await openAt('/auth/forgot');
    await user.click(await screen.findByRole('button', { name: 'Demander un lien' }));
    await notice('alert', 'Erreur', 'Veuillez remplir tous les champs');
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    await user.type(screen.getByLabelText('Email'), ' awa@example.org {Enter}');
    await notice('alert', 'Erreur', 'Trop de tentatives.');
    expect(bodies).toEqual([{ email: 'awa@example.org' }]);
    expect(screen.getByLabelText<HTMLInputElement>('Email').value.trim()).toBe('awa@example.org');
  });

  it('speaks English, too', async () => {
    answer('password-reset', accepted);
    await openAt('/auth/forgot', 'en');
    await userEvent.type(await screen.findByLabelText('Email'), 'awa@example.org{Enter}');
    await screen.findByRole('heading', { name: 'Request sent' });
  });
});

describe('The link to a new password', () => {
  const password = () => screen.findByLabelText<HTMLInputElement>('Nouveau mot de passe');

  it('saves it, forgets the session of this browser and leads to the sign-in', async () => {
    rememberSession();
    const bodies = answer('password-reset/confirm', () => new HttpResponse(null, { status: 204 }));
    location.hash = 'the-token';
    const router = await openAt('/auth/reset');
    await userEvent.type(await password(), ' crue de juillet {Enter}');
    await notice('status', 'Mot de passe enregistré', 'Connectez-vous avec votre nouveau mot de passe.');
    expect(bodies).toEqual([{ token: 'the-token', password: ' crue de juillet ' }]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
    expect(localStorage.length).toBe(0);
  });

  it('shows what is typed when asked to, and refuses fewer than six characters', async () => {
    location.hash = 'the-token';
    const user = userEvent.setup();
    await openAt('/auth/reset');
    await user.type(await password(), 'court');
    expect((await password()).type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Afficher' }));
    expect((await password()).type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await notice('alert', 'Erreur', 'Le mot de passe doit contenir au moins 6 caractères');
    expect(document.activeElement).toBe(await password());
  });

  it('without a token is none', async () => {
    await openAt('/auth/reset');
    await screen.findByRole('heading', { name: 'Lien non valable' });
    expect(screen.queryByLabelText('Nouveau mot de passe')).toBeNull();
  });

  it('keeps what was typed when the server cannot be reached', async () => {
    api.use(http.post('*/api/v1/auth/password-reset/confirm', () => HttpResponse.error()));
    location.hash = 'the-token';
    await openAt('/auth/reset');
    await userEvent.type(await password(), 'crue-de-juillet{Enter}');
    await notice(
      'alert',
      'Erreur',
      'Le serveur ne répond pas. Vérifiez votre connexion internet, puis réessayez.',
    );
    expect((await password()).value).toBe('crue-de-juillet');
  });
});
