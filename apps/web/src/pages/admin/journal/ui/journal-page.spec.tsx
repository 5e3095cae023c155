import type { JournalEntry } from '@site/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, browserForTests } from '../../../../entities/session/testing';
import { choose } from '../../../../features/list-records/testing';
import { openAdmin } from '../../testing';

browserForTests();

const entry = (differing: Partial<JournalEntry>): JournalEntry => ({
  id: crypto.randomUUID(),
  at: '2026-03-01T10:15:00.000000Z',
  action: 'revised',
  kind: 'projects',
  record: 'p1',
  title: 'Digue de Bouna',
  done_by: 'Awa Koné',
  binned: false,
  amount: null,
  ...differing,
});

/** The journal behind the API; answers what it was asked for. */
function journalOnServer(...entries: Partial<JournalEntry>[]): string[] {
  const asked: string[] = [];
  api.use(
    http.get('*/api/v1/journal', ({ request }) => {
      const { searchParams } = new URL(request.url);
      searchParams.delete('limit');
      searchParams.delete('offset');
      asked.push(searchParams.toString());
      return HttpResponse.json({ items: entries.map(entry), total: entries.length, next_cursor: null });
    }),
    http.get('*/api/v1/admin/users', () =>
      HttpResponse.json({ items: [{ id: 'u1', full_name: 'Awa Koné' }], total: 1, next_cursor: null }),
    ),
  );
  return asked;
}

const rows = async (count: number) => {
  await screen.findByRole('heading', { name: `Actions (${count})` });
  return screen.getAllByRole('row').slice(1);
};
const linkIn = (row: HTMLElement | undefined) => row && within(row).queryByRole('link')?.getAttribute('href');

describe('The journal', () => {
  it('says who did what and when, with the way to what is still there', async () => {
    journalOnServer(
      {},
      { action: 'withdrawn', binned: true },
      { action: 'erased', title: null },
      { action: 'revised', kind: 'settings', title: null },
      { action: 'granted', kind: 'users', record: 'u2', title: 'Koffi' },
      { action: 'sign_in_refused', kind: 'users', record: 'u3', title: null, done_by: null },
      { action: 'erased', kind: 'messages', title: null },
      { action: 'exported', kind: 'newsletter', record: null, title: null },
    );
    await openAdmin('/admin/journal');
    const [revised, binned, erased, settings, granted, refused, message, exported] = await rows(8);
    expect(revised?.textContent).toMatch(/1er mars.*10:15.*Modification.*Awa Koné.*Projets.*Digue de Bouna/);
    expect(linkIn(revised)).toBe('/admin/projects/p1');
    expect([binned?.textContent, linkIn(binned)]).toEqual([
      expect.stringMatching(/Suppression.*Digue de Bouna.*Corbeille/),
      '/admin/bin?kind=projects',
    ]);
    expect([erased?.textContent, linkIn(erased)]).toEqual([
      expect.stringMatching(/Effacement.*Fiche effacée/),
      undefined,
    ]);
    expect(linkIn(settings)).toBe('/admin/settings');
    expect([granted?.textContent, linkIn(granted)]).toEqual([
      expect.stringMatching(/Rôle accordé.*Koffi/),
      '/admin/users?q=Koffi',
    ]);
    expect(refused?.textContent).toMatch(/Connexion refusée.*–.*Utilisateurs.*Compte effacé/);
    expect(message?.textContent).toMatch(/Effacement.*Messages/);
    expect(exported?.textContent).toMatch(/Export.*Lettre d’information/);
    expect([linkIn(message), linkIn(exported)]).toEqual([undefined, undefined]);
  });

  it('tells keys of machines, and what the home page shows first', async () => {
    journalOnServer(
      { action: 'key_made', kind: 'api_keys', title: null },
      { action: 'key_revoked', kind: 'api_keys', title: null },
      { action: 'arranged', kind: 'partners', record: null, title: null },
      { action: 'featured' },
      { action: 'unfeatured' },
    );
    await openAdmin('/admin/journal');
    const [made, revoked, arranged, featured, unfeatured] = await rows(5);
    expect(made?.textContent).toMatch(/Clé créée.*Awa Koné.*Clés d’API/);
    expect(revoked?.textContent).toMatch(/Clé révoquée.*Clés d’API/);
    expect(arranged?.textContent).toMatch(/Ordre modifié.*Partenaires/);
    expect(featured?.textContent).toMatch(/Mise à la une.*Digue de Bouna/);
    expect(unfeatured?.textContent).toMatch(/Retrait de la une.*Digue de Bouna/);
    expect([made, revoked, arranged].map(linkIn)).toEqual([undefined, undefined, undefined]);
  });

  it('tells what the system erased at the end of its time: how many, or which record of the bin', async () => {
    const system = { action: 'expired', record: null, title: null, done_by: null } as const;
    journalOnServer(
      { ...system, kind: 'messages', amount: 1 },
      { ...system, kind: 'session_addresses', amount: 12 },
      { ...system, record: 'p1' },
    );
    await openAdmin('/admin/journal');
    const [messages, addresses, record] = await rows(3);
    expect(messages?.textContent).toMatch(/Effacement à échéance.*Le système.*MessagesMessages\s: 1$/);
    expect(addresses?.textContent).toMatch(/Le système.*Adresses de connexion\s: 12$/);
    expect(record?.textContent).toMatch(/Effacement à échéance.*Le système.*Projets.*Fiche effacée/);
  });

  it('is asked for a person, a kind and a day, which stand in the address', async () => {
    const asked = journalOnServer({});
    const router = await openAdmin('/admin/journal');
    await rows(1);
    await choose('Qui', 'Awa Koné');
    await choose('Rubrique', 'Paramètres');
    const day = await screen.findByRole('textbox', { name: 'Jour' });
    await userEvent.type(day, '01/03/2026{Enter}');
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ by: 'u1', kind: 'settings', day: '2026-03-01' }),
    );
    await waitFor(() => expect(asked.at(-1)).toBe('by=u1&kind=settings&from=2026-03-01&to=2026-03-01'));
    await userEvent.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
    expect((day as HTMLInputElement).value).toBe('');
  });

  it('speaks English, and names nobody whom it does not know', async () => {
    journalOnServer({ action: 'signed_in', kind: 'users', title: 'Awa Koné' });
    await openAdmin('/admin/journal?by=u9', { locale: 'en' });
    await screen.findByText('Signed in');
    expect(screen.getByTitle('Somebody else')).toBeTruthy();
  });
});
