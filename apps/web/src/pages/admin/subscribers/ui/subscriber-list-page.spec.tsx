import type { Subscriber } from '@site/api-client';
import { AdminForTests } from '../../testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SubscriberListPage } from '..';
import { api, browserForTests, open, problem, rememberSession } from '../../../../entities/session/testing';
import { answerList, choose } from '../../../../features/list-records/testing';

browserForTests();

const AWA: Subscriber = {
  id: 's1',
  email: 'awa@example.org',
  state: 'confirmed',
  language: 'fr',
  source: 'resources',
  consent_version: '2026-11',
  consent_at: '2026-03-01T10:15:00.000000Z',
  confirmed_at: '2026-03-02T10:15:00.000000Z',
  left_at: null,
  created_at: '2026-03-01T10:15:00.000000Z',
};
const GONE: Subscriber = { ...AWA, id: 's2', email: null, state: 'unsubscribed', left_at: AWA.confirmed_at };

/** Subscriptions behind the API; answers what was asked of it. */
function subscribersOnServer(...subscribers: Subscriber[]): string[] {
  const stored = new Map(subscribers.map((one) => [one.id, one]));
  const calls: string[] = [];
  api.use(
    http.get('*/api/v1/admin/newsletter', ({ request }) => answerList(request, [...stored.values()])),
    http.get('*/api/v1/admin/newsletter/export', ({ request }) => {
      calls.push(`${new URL(request.url).search} ${request.headers.get('Authorization')}`);
      return new HttpResponse('\uFEFFemail\r\n', {
        headers: { 'Content-Disposition': 'attachment; filename="newsletter-confirmed-2026-03-02.csv"' },
      });
    }),
    http.delete('*/api/v1/admin/newsletter/:id', ({ params }) => {
      calls.push(`delete ${String(params['id'])}`);
      stored.delete(String(params['id']));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return calls;
}

async function openList(at = '/admin/newsletter', locale: 'fr' | 'en' = 'fr') {
  rememberSession();
  await open({ at, locale, layout: AdminForTests, screens: { '/admin/newsletter': SubscriberListPage } });
}

/** Names of the files that were saved. */
function savedFiles(): string[] {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:saved';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  return saved;
}
afterEach(() => vi.restoreAllMocks());

describe('The list of subscriptions', () => {
  it('shows state, language, origin and consent, and no address of whoever has left', async () => {
    subscribersOnServer(AWA, GONE);
    await openList();
    await screen.findByRole('heading', { name: 'Liste des inscriptions (2)' });
    const row = screen.getByText('awa@example.org').closest('tr') as HTMLElement;
    for (const text of ['Confirmée', '2 mars 2026', 'Français', 'Ressources', /1er mars 2026.*10:15/]) {
      expect(within(row).getByText(text)).toBeTruthy();
    }
    const gone = screen.getByText('Adresse effacée').closest('tr') as HTMLElement;
    expect(within(gone).getByText('Désinscrite')).toBeTruthy();
  });

  it('deletes after a confirmation, and says so', async () => {
    const calls = subscribersOnServer(AWA, GONE);
    await openList();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Supprimer\u00a0: awa@example.org' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirmer la suppression' });
    expect(dialog.textContent).toContain('awa@example.org');
    expect(calls).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(screen.queryByText('awa@example.org')).toBeNull());
    expect(calls).toEqual(['delete s1']);
    expect(screen.getAllByRole('status').some((one) => /Inscription supprimée/.test(one.textContent))).toBe(
      true,
    );
  });

  it('saves the confirmed addresses, or those of the state that is shown, as the administrator', async () => {
    const calls = subscribersOnServer(AWA);
    const saved = savedFiles();
    await openList();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Exporter les adresses confirmées (CSV)' }));
    await waitFor(() => expect(saved).toEqual(['newsletter-confirmed-2026-03-02.csv']));
    await choose('État', 'À confirmer');
    await user.click(
      (await screen.findAllByRole('button', { name: 'Exporter les adresses à confirmer (CSV)' }))[0]!,
    );
    await waitFor(() =>
      expect(calls).toEqual(['?state=confirmed Bearer token', '?state=pending Bearer token']),
    );
  });

  it('renews a session that has run out meanwhile, and saves then', async () => {
    const calls = subscribersOnServer(AWA);
    const saved = savedFiles();
    let refused = 0;
    api.use(
      http.get('*/api/v1/admin/newsletter/export', () => {
        refused += 1;
        return refused === 1 ? problem(401, 'token_expired') : undefined;
      }),
    );
    await openList();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Exporter les adresses confirmées (CSV)' }),
    );
    await waitFor(() => expect(saved).toHaveLength(1));
    expect([refused, calls.length]).toEqual([2, 1]);
  });

  it('tells what the server says of an export that fails', async () => {
    subscribersOnServer(AWA);
    api.use(
      http.get('*/api/v1/admin/newsletter/export', () => problem(503, 'dependency_unavailable', 'En panne.')),
    );
    await openList();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Exporter les adresses confirmées (CSV)' }),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('ErreurEn panne.');
  });

  it('speaks English, and says when there is nobody yet', async () => {
    subscribersOnServer();
    await openList('/admin/newsletter', 'en');
    expect(await screen.findByText('No subscription yet.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Newsletter');
    const form = screen.getByRole('link', { name: 'See the subscription form' });
    expect(form.getAttribute('href')).toBe('/en/newsletter');
  });
});
