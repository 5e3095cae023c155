import type { ListedUser } from '@site/api-client';
import { AdminForTests } from '../../testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { UserListPage } from '..';
import { OwnPasswordPage } from '../../account/password';
import {
  api,
  awa,
  browserForTests,
  open,
  problem,
  rememberSession,
} from '../../../../entities/session/testing';
import { answerList } from '../../../../features/list-records/testing';

browserForTests();

const NONE = {
  roles: [],
  active_sessions: 0,
  last_seen_at: null,
  second_factor: false,
  reset_requested_at: null,
};
const AWA: ListedUser = {
  ...awa,
  ...NONE,
  roles: ['admin'],
  active_sessions: 1,
  created_at: '2026-01-05T09:00:00Z',
};
const YAO: ListedUser = {
  ...NONE,
  id: 'u2',
  email: 'yao@example.org',
  full_name: 'Yao Kouassi',
  active_sessions: 2,
  created_at: '2026-02-05T09:00:00Z',
  last_seen_at: '2026-03-01T10:15:00Z',
};

const nothing = () => new HttpResponse(null, { status: 204 });

/** People behind the API, and the calls that change them. */
function peopleOnServer(...people: ListedUser[]) {
  const stored = new Map(people.map((person) => [person.id, person]));
  const calls: string[] = [];
  const change = (id: unknown, differing: Partial<ListedUser>) => {
    const person = stored.get(String(id));
    if (person) stored.set(person.id, { ...person, ...differing });
  };
  api.use(
    http.get('*/api/v1/admin/users', ({ request }) => answerList(request, [...stored.values()])),
    http.post('*/api/v1/admin/users/:id/roles', async ({ params, request }) => {
      calls.push(`grant ${String(params['id'])} ${JSON.stringify(await request.json())}`);
      change(params['id'], { roles: ['admin'] });
      return nothing();
    }),
    http.delete('*/api/v1/admin/users/:id/roles/:role', ({ params }) => {
      calls.push(`revoke ${String(params['id'])} ${String(params['role'])}`);
      change(params['id'], { roles: [] });
      return nothing();
    }),
    http.delete('*/api/v1/admin/users/:id/sessions', ({ params }) => {
      calls.push(`end ${String(params['id'])}`);
      change(params['id'], { active_sessions: 0 });
      return nothing();
    }),
  );
  return calls;
}

function answerLink(link: object): void {
  api.use(
    http.post('*/api/v1/admin/users/:id/password-reset', () =>
      HttpResponse.json({ expires_at: '2026-03-02T10:15:00Z', ...link }, { status: 201 }),
    ),
  );
}

function openUsers(at = '/admin/users', locale: 'fr' | 'en' = 'fr') {
  rememberSession();
  return open({
    at,
    locale,
    layout: AdminForTests,
    screens: {
      '/auth': () => 'Page de connexion',
      '/admin': () => <h1>Dashboard</h1>,
      '/admin/users': UserListPage,
      '/admin/password': OwnPasswordPage,
    },
  });
}

async function manage(name: string): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: `Gérer\u00a0: ${name}` }));
  return screen.findByRole('dialog', { name });
}

const press = (within_: HTMLElement, name: string) =>
  userEvent.click(within(within_).getByRole('button', { name }));
const told = (text: string, role: 'alert' | 'status' = 'status') =>
  screen.findByText(text, { selector: `[role=${role}] p` });

describe('The list of people', () => {
  it('says who is who, and who looks', async () => {
    peopleOnServer(AWA, { ...YAO, reset_requested_at: '2026-03-01T11:00:00Z' });
    await openUsers();
    await screen.findByRole('heading', { name: 'Comptes (2)' });
    const [, first, second] = screen.getAllByRole('row');
    expect(within(first!).getByText('Vous')).toBeTruthy();
    expect(within(first!).getByText('Administrateur')).toBeTruthy();
    expect(within(second!).queryByText('Vous')).toBeNull();
    expect(within(second!).getByText('Lien demandé')).toBeTruthy();
    expect(within(second!).getByText('1er mars 2026')).toBeTruthy();
  });

  it('is searched and filtered by its address', async () => {
    peopleOnServer(AWA, YAO);
    await openUsers('/admin/users?q=kouassi');
    await screen.findByRole('heading', { name: 'Comptes (1)' });
    expect(screen.getByRole('button', { name: 'Gérer\u00a0: Yao Kouassi' })).toBeTruthy();
  });
});

describe('The right to administer', () => {
  it('is taken back only after a question, which can be declined', async () => {
    const calls = peopleOnServer(AWA, { ...YAO, roles: ['admin'] });
    await openUsers();
    const dialog = await manage('Yao Kouassi');
    await press(dialog, 'Retirer le rôle d’administrateur');
    const question = within(dialog).getByRole('group', { name: 'Retirer le rôle d’administrateur' });
    expect(document.activeElement).toBe(within(question).getByRole('button', { name: 'Annuler' }));
    await press(question, 'Annuler');
    expect(calls).toEqual([]);
    await press(dialog, 'Retirer le rôle d’administrateur');
    await press(dialog, 'Retirer le rôle');
    await told('Yao Kouassi : rôle d’administrateur retiré');
    expect(calls).toEqual(['revoke u2 admin']);
  });
});

describe('Devices', () => {
  it('are signed out, all of them', async () => {
    const calls = peopleOnServer(AWA, YAO);
    await openUsers();
    const dialog = await manage('Yao Kouassi');
    expect(within(dialog).getByText(/En ce moment : 2\..*1er mars 2026/)).toBeTruthy();
    await press(dialog, 'Déconnecter partout');
    await told('Yao Kouassi : déconnexion de tous les appareils');
    expect(calls).toEqual(['end u2']);
    const button = within(dialog).getByRole('button', { name: 'Déconnecter partout' });
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(true));
  });

  it('of whoever looks include this one', async () => {
    peopleOnServer(AWA, YAO);
    const router = await openUsers();
    await press(await manage('Awa Koné'), 'Me déconnecter partout');
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
  });
});

describe('A reset link', () => {
  it('is shown once, selected, until when it holds, to be copied', async () => {
    const user = userEvent.setup();
    peopleOnServer(AWA, { ...YAO, reset_requested_at: '2026-03-01T11:00:00Z' });
    answerLink({ mailed: false, url: 'https://site.test/auth/reset#token' });
    await openUsers();
    const dialog = await manage('Yao Kouassi');
    expect(within(dialog).getByText(/Demande un nouveau mot de passe depuis le 1er mars 2026/)).toBeTruthy();
    await press(dialog, 'Créer un lien de réinitialisation');
    const field = await screen.findByLabelText<HTMLInputElement>('Lien de réinitialisation');
    expect(field.value).toBe('https://site.test/auth/reset#token');
    expect(within(dialog).getByText(/valable jusqu’au 2 mars 2026/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Copier le lien' }));
    await within(dialog).findByRole('button', { name: 'Lien copié' });
    expect(await navigator.clipboard.readText()).toBe('https://site.test/auth/reset#token');
  });

  it('that was mailed is not shown', async () => {
    peopleOnServer(AWA, YAO);
    answerLink({ mailed: true, url: null });
    await openUsers();
    const dialog = await manage('Yao Kouassi');
    await press(dialog, 'Créer un lien de réinitialisation');
    await within(dialog).findByText(/Lien envoyé par email à yao@example\.org, valable jusqu’au 2 mars 2026/);
    expect(screen.queryByLabelText('Lien de réinitialisation')).toBeNull();
  });

  it('is made after a code of one’s own, where one is asked for', async () => {
    peopleOnServer(AWA, YAO);
    answerLink({ mailed: true, url: null });
    const refuse = () => problem(403, 'second_factor_required', 'server words');
    api.use(
      http.post('*/api/v1/admin/users/:id/password-reset', refuse, { once: true }),
      http.post('*/api/v1/auth/second-factor/check', nothing),
    );
    await openUsers();
    await press(await manage('Yao Kouassi'), 'Créer un lien de réinitialisation');
    const question = await screen.findByRole('dialog', { name: 'Code demandé' });
    await userEvent.type(within(question).getByLabelText(/^Code de l’application/), '287082{Enter}');
    await screen.findByText(/Lien envoyé par email à yao@example\.org/);
  });

  it('is not offered to whoever looks at himself, who has a password to give', async () => {
    peopleOnServer(AWA);
    await openUsers();
    const own = within(await manage('Awa Koné'));
    expect(own.queryByRole('button', { name: 'Créer un lien de réinitialisation' })).toBeNull();
  });
});

describe('A code at sign-in', () => {
  it('is taken away from somebody who lost the device, after a code of one’s own', async () => {
    peopleOnServer(AWA, { ...YAO, second_factor: true });
    const calls: string[] = [];
    api.use(
      http.delete('*/api/v1/admin/users/:id/second-factor', ({ params }) => {
        calls.push(`reset ${String(params['id'])}`);
        return calls.length === 1 ? problem(403, 'second_factor_required', 'server words') : nothing();
      }),
      http.post('*/api/v1/auth/second-factor/check', async ({ request }) => {
        calls.push(JSON.stringify(await request.json()));
        return nothing();
      }),
    );
    await openUsers();
    const dialog = await manage('Yao Kouassi');
    await press(dialog, 'Ne plus demander de code');
    const question = await screen.findByRole('dialog', { name: 'Code demandé' });
    await userEvent.type(within(question).getByLabelText(/^Code de l’application/), '287082{Enter}');
    await told('Yao Kouassi : code à la connexion désactivé');
    expect(calls).toEqual(['reset u2', '{"code":"287082"}', 'reset u2']);
  });

  it('that is not given leaves things as they are, and says so', async () => {
    peopleOnServer(AWA, { ...YAO, second_factor: true });
    api.use(
      http.delete('*/api/v1/admin/users/:id/second-factor', () =>
        problem(403, 'second_factor_required', 'Un code est demandé.'),
      ),
    );
    await openUsers();
    await press(await manage('Yao Kouassi'), 'Ne plus demander de code');
    const question = await screen.findByRole('dialog', { name: 'Code demandé' });
    await userEvent.keyboard('{Escape}');
    await told('Un code est demandé.', 'alert');
    expect(question.isConnected && question.checkVisibility?.()).toBeFalsy();
  });
});
