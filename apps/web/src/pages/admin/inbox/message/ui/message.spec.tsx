import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, browserForTests, loseConnection, problem } from '../../../../../entities/session/testing';
import { aMessage, LIST, messagesOnServer } from '../../messages/testing';
import { openAdmin } from '../../../testing';

browserForTests();

const unread = { read_at: null };
const noteField = () => screen.findByRole('textbox', { name: 'Note interne' });
const saveNote = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer la note' }));

describe('A message', () => {
  const open = (message = aMessage()) => {
    const server = messagesOnServer(message);
    return openAdmin(`${LIST}/m1`).then((router) => ({ server, router }));
  };

  it('is marked as handled, and taken back', async () => {
    const { server } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Marquer comme traité' }));
    await screen.findByText('Message marqué comme traité');
    expect(server.all()[0]?.status).toBe('handled');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Actions' })));
    await userEvent.click(await screen.findByRole('button', { name: 'Remettre dans les nouveaux' }));
    await waitFor(() => expect(server.all()[0]?.status).toBe('new'));
  });

  it('that somebody else has filed meanwhile is shown as it is now', async () => {
    const { server } = await open();
    const handled = await screen.findByRole('button', { name: 'Marquer comme traité' });
    server.changeElsewhere('m1', { status: 'spam' });
    await userEvent.click(handled);
    await screen.findByText(/vient d’être classé par une autre personne/);
    expect(await screen.findByText('Indésirable')).toBeTruthy();
    expect(server.all()[0]?.status).toBe('spam');
  });

  it('is deleted after a question, and the list is shown', async () => {
    const { server, router } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirmer la suppression' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
    expect(server.all()).toEqual([]);
  });

  it('that is gone says so', async () => {
    messagesOnServer();
    await openAdmin(`${LIST}/m9`);
    await screen.findByText('Message introuvable');
    expect(screen.getByRole('link', { name: 'Retour à la liste' }).getAttribute('href')).toBe(LIST);
  });

  it('that cannot be read can be asked for again', async () => {
    messagesOnServer(aMessage());
    let down = true;
    api.use(
      http.get('*/api/v1/admin/messages/:id', () =>
        down ? problem(503, 'dependency_unavailable', 'Service indisponible.') : undefined,
      ),
    );
    await openAdmin(`${LIST}/m1`);
    await screen.findByText('Ce message n’a pas pu être chargé.');
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await screen.findByText('Étude du bassin');
  });

  it('that does not come without a connection says so at once', async () => {
    messagesOnServer(aMessage());
    await openAdmin(LIST);
    const way = await screen.findByRole('link', { name: 'Awa Koné' });
    loseConnection('*/api/v1/admin/messages/:id');
    await userEvent.click(way);
    await screen.findByText('Ce message n’a pas pu être chargé.');
  });

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
