import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { OwnAccountPage } from '..';
import {
  api,
  browserForTests,
  open,
  problem,
  rememberSession,
} from '../../../../../entities/session/testing';
import { AdminForTests } from '../../../testing';

browserForTests();

const HERE = {
  id: 's1',
  device: 'Firefox · Linux',
  address: '192.0.2.1',
  created_at: '2026-03-01T09:00:00Z',
  last_used_at: '2026-03-02T10:15:00Z',
  current: true,
};
const PHONE = { ...HERE, id: 's2', device: 'Chrome · Android', address: null, current: false };
const STRANGE = { ...HERE, id: 's3', device: null, address: '198.51.100.7', current: false };

function sessionsOnServer() {
  factorOnServer();
  let stored = [HERE, PHONE, STRANGE];
  const nothing = () => new HttpResponse(null, { status: 204 });
  api.use(
    http.get('*/api/v1/auth/sessions', () => HttpResponse.json({ items: stored })),
    http.delete('*/api/v1/auth/sessions', () => {
      stored = stored.filter(({ current }) => current);
      return nothing();
    }),
    http.delete('*/api/v1/auth/sessions/:id', ({ params }) => {
      stored = stored.filter(({ id }) => id !== params['id']);
      return nothing();
    }),
  );
}

/** A second factor behind the API that takes one code. */
function factorOnServer(active = false) {
  let stored = { active, since: active ? '2026-03-01T09:00:00Z' : null, recovery_codes_left: active ? 9 : 0 };
  const nothing = () => new HttpResponse(null, { status: 204 });
  const wrong = () => problem(422, 'validation_failed', 'server words');
  const isRight = async (request: Request) => ((await request.json()) as { code: string }).code === '287082';
  api.use(
    http.get('*/api/v1/auth/second-factor', () => HttpResponse.json(stored)),
    http.post('*/api/v1/auth/second-factor', () =>
      HttpResponse.json(
        { secret: 'GEZDGNBV', uri: 'otpauth://totp/site.test:awa?secret=GEZDGNBV' },
        { status: 201 },
      ),
    ),
    http.post('*/api/v1/auth/second-factor/confirm', async ({ request }) => {
      if (!(await isRight(request))) return wrong();
      stored = { active: true, since: '2026-03-01T09:00:00Z', recovery_codes_left: 10 };
      return HttpResponse.json({ recovery_codes: ['AAAA-BBBB-CCCC-DDDD'] });
    }),
    http.post('*/api/v1/auth/second-factor/remove', async ({ request }) => {
      if (!(await isRight(request))) return wrong();
      stored = { active: false, since: null, recovery_codes_left: 0 };
      return nothing();
    }),
  );
}

function openAccount(locale: 'fr' | 'en' = 'fr') {
  rememberSession();
  const screens = { '/admin': () => <h1>Dashboard</h1>, '/admin/account': OwnAccountPage };
  return open({ at: '/admin/account', locale, layout: AdminForTests, screens });
}

const devices = async () => {
  const list = await screen.findByRole('region', { name: 'Appareils connectés' });
  await within(list).findByText('Firefox · Linux');
  return within(list);
};

describe('One’s own devices', () => {
  it('are told with time and place; the one in use cannot be ended here', async () => {
    sessionsOnServer();
    await openAccount();
    const [here, phone, strange] = (await devices()).getAllByRole('listitem');
    expect(here?.textContent).toContain('Firefox · Linux Cet appareil');
    expect(here?.textContent).toMatch(/Dernière activité\u00a0: 2 mars 2026.* 10:15 depuis 192\.0\.2\.1/);
    expect(here?.textContent).toMatch(/Connexion\u00a0: 1er mars 2026/);
    expect(within(here!).queryByRole('button')).toBeNull();
    expect(phone?.textContent).not.toContain('depuis');
    expect(strange?.textContent).toContain('Appareil inconnu');
  });

  it('are signed out one by one, and the focus goes to the heading', async () => {
    sessionsOnServer();
    await openAccount();
    const list = await devices();
    await userEvent.click(list.getByRole('button', { name: /^Déconnecter\u00a0: Chrome · Android/ }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
    expect(screen.getByText('Chrome · Android : appareil déconnecté')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Appareils connectés'));
  });

  it('are signed out all at once, but this one', async () => {
    sessionsOnServer();
    await openAccount();
    const list = await devices();
    await userEvent.click(list.getByRole('button', { name: 'Déconnecter les autres appareils' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    expect(list.queryByRole('button')).toBeNull();
  });

  it('that cannot be read are asked for again', async () => {
    factorOnServer();
    api.use(http.get('*/api/v1/auth/sessions', () => problem(503, 'dependency_unavailable', 'server words')));
    await openAccount('en');
    await screen.findByText('Your devices could not be loaded.');
    sessionsOnServer();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findAllByText('Unknown device')).length).toBe(1);
  });
});

describe('A second factor', () => {
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

  it('is added with password and code, and leaves recovery codes that are shown once', async () => {
    sessionsOnServer();
    await openAccount();
    await press('Ajouter un code');
    await userEvent.type(await screen.findByLabelText('Mot de passe actuel'), 'pluie-de-mars{Enter}');
    await screen.findByRole('img', { name: 'Code QR pour l’application d’authentification' });
    expect(screen.getByText('GEZDGNBV')).toBeTruthy();
    expect(
      screen.getByRole('link', { name: 'Ouvrir l’application de cet appareil' }).getAttribute('href'),
    ).toMatch(/^otpauth:/);
    const code = screen.getByLabelText('Code de l’application ou code de secours');
    await userEvent.type(code, '111111{Enter}');
    await screen.findByText('Code incorrect ou déjà utilisé.');
    await userEvent.clear(code);
    await userEvent.type(code, '287082{Enter}');
    await screen.findByText('AAAA-BBBB-CCCC-DDDD');
    await press('J’ai noté ces codes');
    await screen.findByText(/Codes de secours restants : 10/);
    expect(screen.queryByText('AAAA-BBBB-CCCC-DDDD')).toBeNull();
  });

  it('is taken away with password and code', async () => {
    sessionsOnServer();
    factorOnServer(true);
    await openAccount();
    await press('Ne plus demander de code');
    await userEvent.type(await screen.findByLabelText('Mot de passe actuel'), 'pluie-de-mars');
    await userEvent.type(screen.getByLabelText('Code de l’application ou code de secours'), '287082{Enter}');
    await screen.findByRole('button', { name: 'Ajouter un code' });
  });
});
