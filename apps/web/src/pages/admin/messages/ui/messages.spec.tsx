import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, browserForTests, loseConnection, problem } from '../../../../entities/session/testing';
import { openAdmin } from '../../testing';
import { aMessage, LIST, messagesOnServer } from '../testing';

browserForTests();

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

  it('asks before it deletes, and deletes', async () => {
    const server = messagesOnServer(aMessage(), aMessage({ id: 'm2', nom: 'Yao' }));
    await openAdmin(LIST);
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer\u00a0: Awa Koné' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirmer la suppression' });
    expect(within(dialog).getByText(/Cette action est irréversible/)).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
    await screen.findByText('Message supprimé avec succès');
    expect(server.all().map(({ id }) => id)).toEqual(['m2']);
    await waitFor(() => expect(names()).toEqual(['Yao']));
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
});

describe('A message', () => {
  const open = (message = aMessage()) => {
    const server = messagesOnServer(message);
    return openAdmin(`${LIST}/m1`).then((router) => ({ server, router }));
  };

  it('is shown in full, with the ways to answer', async () => {
    await open();
    await screen.findByRole('heading', { level: 1, name: /^Message\s: Awa Koné$/ });
    for (const said of ['Étude du bassin', 'Mairie fictive', 'awa@example.org', 'Français', 'Nouveau']) {
      expect(within(screen.getByRole('article')).getByText(said)).toBeTruthy();
    }
    expect(screen.getByText(/rappelez-nous/).textContent).toBe('Bonjour,\nrappelez-nous.');
    const mail = screen.getByRole('link', { name: 'Répondre par email' }).getAttribute('href');
    expect(mail).toMatch(/^mailto:awa@example\.org\?subject=Re%3A%20%C3%89tude/);
    const chat = screen.getByRole('link', { name: 'Répondre par WhatsApp' });
    expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/2250700000001\?text=/);
    expect([chat.getAttribute('rel'), chat.getAttribute('target')]).toEqual([
      'noopener noreferrer',
      '_blank',
    ]);
  });

  it('cannot be answered by WhatsApp without a number', async () => {
    await open(aMessage({ telephone: '' }));
    await screen.findByRole('link', { name: 'Répondre par email' });
    expect(screen.queryByRole('link', { name: 'Répondre par WhatsApp' })).toBeNull();
  });

  it('is marked as handled, and taken back', async () => {
    const { server } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Marquer comme traité' }));
    await screen.findByText('Message marqué comme traité');
    expect(server.all()[0]?.status).toBe('handled');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Actions' })));
    await userEvent.click(await screen.findByRole('button', { name: 'Remettre dans les nouveaux' }));
    await waitFor(() => expect(server.all()[0]?.status).toBe('new'));
  });

  it('that is no spam goes back to the new ones', async () => {
    const { server } = await open(aMessage({ status: 'spam' }));
    expect(await screen.findAllByRole('button', { name: /indésirable/ })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Ce n’est pas un indésirable' }));
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
});
