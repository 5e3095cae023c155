import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { browserForTests } from '../../../../../entities/session/testing';
import { openAdmin } from '../../../testing';
import { aMessage, LIST, messagesOnServer } from '../testing';

browserForTests();

const unread = { read_at: null };
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent);

describe('The inbox', () => {
  it('opens on new messages, tells how many there are of each sort, and shows the others when asked', async () => {
    messagesOnServer(
      aMessage(),
      aMessage({ id: 'm2', nom: 'Yao', status: 'handled' }),
      aMessage({ id: 'm3', nom: 'Robot', status: 'spam' }),
    );
    const router = await openAdmin(LIST);
    await screen.findByRole('heading', { name: 'Liste des messages (1)' });
    expect(names()).toEqual(['Awa Koné']);
    const views = within(screen.getByRole('radiogroup', { name: 'État' })).getAllByRole<HTMLInputElement>(
      'radio',
    );
    expect(views.map(({ labels, checked }) => [labels?.[0]?.textContent, checked])).toEqual([
      ['Nouveaux 1', true],
      ['Traités 1', false],
      ['Indésirables 1', false],
      ['Tous 3', false],
    ]);
    await userEvent.click(screen.getByText('Indésirables 1'));
    await waitFor(() => expect(names()).toEqual(['Robot']));
    expect(router.state.location.search).toEqual({ status: 'spam' });
    await userEvent.click(screen.getByText('Tous 3'));
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  it('says so when there is nothing new', async () => {
    messagesOnServer(aMessage({ status: 'handled' }));
    await openAdmin(LIST);
    await screen.findByText('Aucun nouveau message.');
  });

  it('says what each sort has none of, and counts no sort as a filter', async () => {
    messagesOnServer(aMessage());
    const router = await openAdmin(`${LIST}?status=spam`);
    await screen.findByText('Aucun message indésirable.');
    expect(screen.queryByRole('button', { name: 'Effacer les filtres' })).toBeNull();
    await userEvent.click(screen.getByText('Tous 1'));
    await waitFor(() => expect(names()).toEqual(['Awa Koné']));
    expect(screen.queryByRole('button', { name: 'Effacer les filtres' })).toBeNull();
    await userEvent.type(screen.getByRole('searchbox'), 'Yao');
    await screen.findByText('Aucun message ne correspond.');
    await userEvent.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
    await waitFor(() => expect(names()).toEqual(['Awa Koné']));
    expect(router.state.location.search).toEqual({ status: 'all' });
  });

  it('files the chosen ones together', async () => {
    const server = messagesOnServer(aMessage(), aMessage({ id: 'm2', nom: 'Yao' }));
    await openAdmin(LIST);
    for (const name of ['Awa Koné', 'Yao'])
      await userEvent.click(await screen.findByRole('checkbox', { name: `Choisir\u00a0: ${name}` }));
    await userEvent.click(await screen.findByRole('button', { name: 'Marquer comme traité' }));
    await screen.findByText('2 messages marqués comme traités');
    expect(server.all().map(({ status }) => status)).toEqual(['handled', 'handled']);
  });

  it('deletes the chosen ones together', async () => {
    const server = messagesOnServer(aMessage(), aMessage({ id: 'm2', nom: 'Yao' }));
    await openAdmin(LIST);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Tout choisir' }));
    const bar = within(screen.getByRole('group', { name: 'Lignes choisies' }));
    await userEvent.click(bar.getByRole('button', { name: 'Supprimer' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }));
    await screen.findByText('2 messages supprimés');
    expect(server.all()).toEqual([]);
  });

  it('speaks English', async () => {
    messagesOnServer(aMessage());
    await openAdmin(LIST, { locale: 'en' });
    await screen.findByRole('heading', { name: 'Message list (1)' });
    expect(screen.getByText('Handled 0')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Read: Awa Koné' })).toBeTruthy();
  });

  it('tells unread messages from those that were opened, in words as well', async () => {
    messagesOnServer(aMessage(unread), aMessage({ id: 'm2', nom: 'Yao' }));
    await openAdmin(LIST);
    await screen.findByRole('link', { name: 'Awa Koné' });
    const [first, second] = screen.getAllByRole('row').slice(1);
    expect(within(first!).getByText('(non lu)')).toBeTruthy();
    expect(within(second!).queryByText('(non lu)')).toBeNull();
  });

  it('shows the days that its address names, and keeps them from view to view', async () => {
    const server = messagesOnServer(
      aMessage(),
      aMessage({ id: 'm2', nom: 'Yao', created_at: '2026-03-05T00:00:00Z' }),
    );
    const router = await openAdmin(`${LIST}?from=2026-03-02&to=2026-03-31`);
    await screen.findByRole('link', { name: 'Yao' });
    expect(screen.queryByRole('link', { name: 'Awa Koné' })).toBeNull();
    expect(server.asked.at(-1)).toContain('from=2026-03-02&to=2026-03-31');
    expect(await screen.findByDisplayValue('02/03/2026')).toBeTruthy();
    await userEvent.click(screen.getByText('Traités 0'));
    await waitFor(() =>
      expect(router.state.location.search).toEqual({
        from: '2026-03-02',
        to: '2026-03-31',
        status: 'handled',
      }),
    );
  });

  it('offers a period, which is open where a day of it is chosen', async () => {
    messagesOnServer(aMessage());
    await openAdmin(LIST);
    await userEvent.click(await screen.findByRole('button', { name: 'Période' }));
    const since = await screen.findByRole('textbox', { name: 'Reçus depuis le' });
    await waitFor(() => expect(document.activeElement).toBe(since));
    expect(screen.getByRole('textbox', { name: 'Reçus jusqu’au' })).toBeTruthy();
  });

  it('does not ask for a day that there is not', async () => {
    const server = messagesOnServer(aMessage());
    await openAdmin(`${LIST}?from=soon`);
    await screen.findByRole('link', { name: 'Awa Koné' });
    expect(server.asked.join()).not.toContain('soon');
  });

  it('says where else a search has found something, and leads there', async () => {
    messagesOnServer(
      aMessage({ nom: 'Yao' }),
      aMessage({ id: 'm2', status: 'handled' }),
      aMessage({ id: 'm3', status: 'spam' }),
    );
    const router = await openAdmin(`${LIST}?q=Awa`);
    await screen.findByText('Aucun message ne correspond.');
    expect(screen.getByText(/Cette recherche trouve aussi/).textContent).toMatch(
      /1 parmi les traités, 1 parmi les indésirables$/,
    );
    await userEvent.click(screen.getByRole('link', { name: '1 parmi les traités' }));
    await screen.findByRole('link', { name: 'Awa Koné' });
    expect(router.state.location.search).toEqual({ q: 'Awa', status: 'handled' });
    await waitFor(() => expect(screen.queryByRole('link', { name: '1 parmi les traités' })).toBeNull());
    expect(screen.queryByRole('link', { name: /parmi les nouveaux/ })).toBeNull();
  });
});
