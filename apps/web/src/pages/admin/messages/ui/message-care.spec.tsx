import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { browserForTests } from '../../../../entities/session/testing';
import { openAdmin } from '../../testing';
import { aMessage, LIST, messagesOnServer } from '../testing';

browserForTests();

const unread = { read_at: null };
const noteField = () => screen.findByRole('textbox', { name: 'Note interne' });
const saveNote = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer la note' }));

describe('The inbox', () => {
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

describe('A message', () => {
  it('counts as read once it is open, and is not marked again', async () => {
    const server = messagesOnServer(aMessage(unread), aMessage({ id: 'm2' }));
    const router = await openAdmin(`${LIST}/m1`);
    await waitFor(() => expect(server.opened).toEqual(['m1']));
    await router.navigate({ to: '/admin/messages/$id', params: { id: 'm2' } });
    await screen.findByRole('button', { name: 'Suivant' });
    expect(server.opened).toEqual(['m1']);
  });

  it('leads to those beside it, in the list as it was left', async () => {
    const server = messagesOnServer(
      aMessage(),
      aMessage({ id: 'm2', nom: 'Yao' }),
      aMessage({ id: 'm3', nom: 'Zié' }),
    );
    await openAdmin(`${LIST}?status=all&from=2026-03-01`);
    await userEvent.click(await screen.findByRole('link', { name: 'Yao' }));
    const next = await screen.findByRole('link', { name: 'Suivant\u00a0: Zié' });
    expect(screen.getByRole('link', { name: 'Précédent\u00a0: Awa Koné' })).toBeTruthy();
    expect(server.asked.at(-1)).toBe('from=2026-03-01');
    await userEvent.click(next);
    await screen.findByRole('heading', { level: 1, name: /Zié$/ });
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Suivant' })).disabled).toBe(true);
  });

  it('is offered to be marked as handled after an answer', async () => {
    const server = messagesOnServer(aMessage());
    await openAdmin(`${LIST}/m1`);
    const reply = await screen.findByRole('link', { name: 'Répondre par WhatsApp' });
    expect(screen.queryByText('Marquer comme traité\u00a0?')).toBeNull();
    await userEvent.click(reply);
    await userEvent.click(
      within(await screen.findByRole('alert')).getByRole('button', { name: 'Pas encore' }),
    );
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(reply);
    await userEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Oui' }));
    await waitFor(() => expect(server.all()[0]?.status).toBe('handled'));
    await waitFor(() => expect(screen.queryByText('Marquer comme traité\u00a0?')).toBeNull());
  });

  it('is left unread, and the list is shown again', async () => {
    const server = messagesOnServer(aMessage());
    const router = await openAdmin(`${LIST}/m1`);
    await userEvent.click(await screen.findByRole('button', { name: 'Marquer comme non lu' }));
    await screen.findByText('Message marqué comme non lu');
    await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
    expect([server.unread, server.opened]).toEqual([['m1'], []]);
  });

  it('is not left unread once it is handled', async () => {
    messagesOnServer(aMessage({ status: 'handled' }));
    await openAdmin(`${LIST}/m1`);
    await screen.findByRole('button', { name: 'Remettre dans les nouveaux' });
    expect(screen.queryByRole('button', { name: 'Marquer comme non lu' })).toBeNull();
  });

  it('has an internal note, which filing leaves alone', async () => {
    const server = messagesOnServer(aMessage({ note: 'Rappelée lundi' }));
    await openAdmin(`${LIST}/m1`);
    const field = await noteField();
    expect((field as HTMLTextAreaElement).value).toBe('Rappelée lundi');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enregistrer la note' }).disabled).toBe(
      true,
    );
    await userEvent.type(field, ', attend le devis ');
    expect(screen.getByText('Pas encore enregistrée')).toBeTruthy();
    await saveNote();
    await screen.findByText('Note enregistrée');
    expect(server.all()[0]).toMatchObject({ note: 'Rappelée lundi, attend le devis', status: 'new' });
    await waitFor(() => expect(screen.queryByText('Pas encore enregistrée')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Marquer comme traité' }));
    await waitFor(() => expect(server.all()[0]?.status).toBe('handled'));
    expect(server.all()[0]?.note).toBe('Rappelée lundi, attend le devis');
  });

  it('keeps what was typed into its note until it is saved', async () => {
    messagesOnServer(aMessage(), aMessage({ id: 'm2', nom: 'Yao' }));
    const router = await openAdmin(`${LIST}/m1`);
    await userEvent.type(await noteField(), 'À rappeler');
    await router.navigate({ to: '/admin/messages/$id', params: { id: 'm2' } });
    await screen.findByRole('heading', { level: 1, name: /Yao$/ });
    expect(((await noteField()) as HTMLTextAreaElement).value).toBe('');
    await router.navigate({ to: '/admin/messages/$id', params: { id: 'm1' } });
    await screen.findByRole('heading', { level: 1, name: /Awa Koné$/ });
    expect(((await noteField()) as HTMLTextAreaElement).value).toBe('À rappeler');
  });

  it('whose note somebody else has changed meanwhile shows both, and the last one saved stands', async () => {
    const server = messagesOnServer(aMessage());
    await openAdmin(`${LIST}/m1`);
    await userEvent.type(await noteField(), 'La mienne');
    server.changeElsewhere('m1', { note: 'La sienne' });
    await saveNote();
    await screen.findByText(/vient d’être modifié par une autre personne/);
    expect(await screen.findByText('La sienne')).toBeTruthy();
    expect(((await noteField()) as HTMLTextAreaElement).value).toBe('La mienne');
    await saveNote();
    await screen.findByText('Note enregistrée');
    expect(server.all()[0]?.note).toBe('La mienne');
    await waitFor(() => expect(screen.queryByText('La sienne')).toBeNull());
  });

  it('whose note somebody else has changed while it was not open shows both, too', async () => {
    const server = messagesOnServer(aMessage());
    const router = await openAdmin(`${LIST}/m1`);
    await userEvent.type(await noteField(), 'La mienne');
    await router.navigate({ to: '/admin/messages' });
    await screen.findByRole('heading', { level: 1, name: 'Messages' });
    server.changeElsewhere('m1', { note: 'La sienne' });
    await router.navigate({ to: '/admin/messages/$id', params: { id: 'm1' } });
    expect(((await noteField()) as HTMLTextAreaElement).value).toBe('La mienne');
    expect(await screen.findByText('La sienne')).toBeTruthy();
  });
});
