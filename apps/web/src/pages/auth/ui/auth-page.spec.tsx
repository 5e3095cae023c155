import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  api,
  browserForTests,
  issuedToAwa,
  open,
  problem,
  rememberSession,
} from '../../../entities/session/testing';
import { toast } from '../../../shared/ui/toast';
import { AuthPage } from './auth-page';

browserForTests();

const screens = {
  '/auth': AuthPage,
  '/admin': () => <h1>Dashboard</h1>,
  '/admin/projects': () => <h1>Projets</h1>,
};
const openAuth = (at = '/auth', locale: 'fr' | 'en' = 'fr') => open({ at, locale, screens });

const answerSignIn = (answer: () => Response | Promise<Response>) =>
  api.use(http.post('*/api/v1/auth/sign-in', answer));
const answerSignUp = (answer: () => Response | Promise<Response>) =>
  api.use(http.post('*/api/v1/auth/sign-up', answer));

async function notice(role: 'alert' | 'status', title: string, description: string): Promise<void> {
  const shown = await screen.findByText(title, { selector: `[role=${role}] p` });
  expect(within(shown.closest(`[role=${role}]`) as HTMLElement).getByText(description)).toBeTruthy();
}

async function fillSignIn(email = 'awa@example.org', password = 'secret1'): Promise<void> {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Mot de passe'), password);
  await user.click(screen.getByRole('button', { name: 'Se connecter' }));
}

async function fillSignUp(password = 'secret1'): Promise<void> {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('tab', { name: 'Inscription' }));
  await user.type(screen.getByLabelText('Nom complet'), 'Awa Koné');
  await user.type(screen.getByLabelText('Email'), 'awa@example.org');
  await user.type(screen.getByLabelText('Mot de passe'), password);
  await user.click(screen.getByRole('button', { name: 'S’inscrire' }));
}

describe('Signing in', () => {
  it('asks for a code when the account has a second factor, and takes another one after a wrong one', async () => {
    const bodies: Record<string, unknown>[] = [];
    const answers = [
      () => problem(403, 'second_factor_required', 'server words'),
      () => problem(422, 'validation_failed', 'server words'),
      () => HttpResponse.json(issuedToAwa),
    ];
    api.use(
      http.post('*/api/v1/auth/sign-in', async ({ request }) => {
        bodies.push((await request.json()) as Record<string, unknown>);
        return answers[bodies.length - 1]!();
      }),
    );
    await openAuth();
    await fillSignIn();
    const code = await screen.findByLabelText('Code de l’application ou code de secours');
    await waitFor(() => expect(document.activeElement).toBe(code));
    expect(bodies[0]).not.toHaveProperty('code');
    await userEvent.type(code, '123456{Enter}');
    await notice('alert', 'Erreur de connexion', 'Code incorrect ou déjà utilisé.');
    await userEvent.clear(code);
    await userEvent.type(code, '287082{Enter}');
    await screen.findByRole('heading', { name: 'Dashboard' });
    expect(bodies.at(-1)).toEqual({ email: 'awa@example.org', password: 'secret1', code: '287082' });
  });

  it('takes back what it said before when it is tried again, and leaves what others said', async () => {
    answerSignIn(() => problem(401, 'invalid_credentials', 'server words'));
    await openAuth();
    toast({ title: 'Nouvelle version disponible' });
    await fillSignIn();
    await notice('alert', 'Erreur de connexion', 'Email ou mot de passe incorrect');
    answerSignIn(() => HttpResponse.json(issuedToAwa));
    await userEvent.click(screen.getByRole('button', { name: 'Se connecter' }));
    await notice('status', 'Connexion réussie', 'Redirection vers le tableau de bord...');
    expect(screen.queryAllByRole('alert')).toEqual([]);
    expect(screen.getByText('Nouvelle version disponible')).toBeTruthy();
  });

  it('passes on what the server says of too many attempts', async () => {
    answerSignIn(() => problem(429, 'rate_limited', 'Trop de tentatives. Réessayez dans 3 minutes.'));
    await openAuth();
    await fillSignIn();
    await notice('alert', 'Erreur de connexion', 'Trop de tentatives. Réessayez dans 3 minutes.');
  });

  it('speaks English', async () => {
    answerSignIn(() => problem(401, 'invalid_credentials'));
    await openAuth('/auth', 'en');
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Email'), 'awa@example.org');
    await user.type(screen.getByLabelText('Password'), 'secret1{Enter}');
    await notice('alert', 'Sign-in error', 'Incorrect email or password');
  });
});

describe('Signing up', () => {
  it('names the field that the server refuses', async () => {
    const errors = [
      { pointer: '/email', code: 'email_invalid', message: 'Veuillez saisir une adresse email valide.' },
    ];
    answerSignUp(() => problem(422, 'validation_failed', 'Certains champs sont à corriger.', errors));
    await openAuth();
    await fillSignUp();
    expect(screen.getByText('Votre compte devra être activé par un administrateur.')).toBeTruthy();
    await notice('alert', 'Erreur d’inscription', 'Veuillez saisir une adresse email valide.');
  });
});

describe('The two tabs', () => {
  it('follow the arrow keys and keep what was typed', async () => {
    await openAuth();
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Email'), 'awa@example.org');
    await user.click(screen.getByRole('tab', { name: 'Connexion' }));
    await user.keyboard('{ArrowRight}');
    const signUp = screen.getByRole('tab', { name: 'Inscription' });
    expect(document.activeElement).toBe(signUp);
    expect(signUp.getAttribute('aria-selected')).toBe('true');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('awa@example.org');
    await user.keyboard('{Home}');
    expect(screen.getByRole('tab', { name: 'Connexion' }).getAttribute('aria-selected')).toBe('true');
  });
});

describe('Someone already signed in', () => {
  it('is taken to the wanted place of this site', async () => {
    rememberSession();
    const router = await openAuth('/auth?next=%2Fadmin%2Fprojects');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/projects'));
  });
});
