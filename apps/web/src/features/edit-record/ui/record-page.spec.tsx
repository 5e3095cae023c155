import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, awa, browserForTests, problem } from '../../../entities/session/testing';
import { aProject, openAdmin, projectsOnServer } from '../../../pages/admin/testing';
import { field } from '../testing';

browserForTests();

const save = () => userEvent.click(screen.getByRole('button', { name: /^(Enregistrer|Save)$/ }));

async function openProject(locale: 'fr' | 'en' = 'fr', changes: Partial<ReturnType<typeof aProject>> = {}) {
  const server = projectsOnServer(aProject(changes));
  const router = await openAdmin('/admin/projects/p1', { locale });
  await screen.findByDisplayValue('Étude du bassin');
  return { server, path: () => router.state.location.pathname };
}

describe('A record that is not there', () => {
  it('has neither a copy nor a history, and a way back to the list', async () => {
    projectsOnServer();
    await openAdmin('/admin/projects/p1');
    await screen.findByText('Projet introuvable');
    expect(screen.getByRole('link', { name: 'Retour à la liste' }).getAttribute('href')).toBe(
      '/admin/projects',
    );
    for (const name of ['Dupliquer', 'Historique']) expect(screen.queryByRole('link', { name })).toBeNull();
  });
});

describe('A record that someone else changed', () => {
  it('says who changed it and when, on another day too', async () => {
    const { server } = await openProject();
    server.changeElsewhere('p1', { location: 'Sassandra' }, { by: 'Yao N’Da', at: '2026-02-03T14:32:00Z' });
    await save();
    await screen.findByText('Yao N’Da a modifié cette fiche le 3 février 2026 à 14:32');
  });

  it('says that someone did when nobody knows who', async () => {
    const { server } = await openProject();
    server.changeElsewhere('p1', { location: 'Sassandra' }, { by: null });
    await save();
    await screen.findByText('Une autre personne a modifié cette fiche');
  });

  it('by deleting it says where it can be had back', async () => {
    await openProject();
    await userEvent.type(field('location'), ' est');
    api.use(http.put('*/api/v1/projects/p1', () => problem(404, 'not_found', 'Introuvable.')));
    await save();
    await screen.findByText(/^Cette fiche a été supprimée entre-temps/);
    expect(screen.getByRole('link', { name: 'Voir la corbeille' }).getAttribute('href')).toBe('/admin/bin');
    expect(field('location').value).toBe('Bandama est');
  });

  it('can keep the changes of both', async () => {
    const { server } = await openProject();
    server.changeElsewhere('p1', { location: 'Sassandra', title_fr: 'Étude du fleuve' });
    await userEvent.type(field('title_fr'), ' sud');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Réunir les deux versions' }));
    await screen.findByText('Projet modifié avec succès');
    expect(server.all()).toMatchObject([{ title_fr: 'Étude du bassin sud', location: 'Sassandra' }]);
  });

  it('is written together with what the person began from, or from theirs where that was taken', async () => {
    const { server } = await openProject();
    const seen: (string | null)[] = [];
    api.use(
      http.put('*/api/v1/projects/p1', ({ request }) => void seen.push(request.headers.get('If-Match'))),
    );
    const conflict = async (title_fr: string, choice: string) => {
      server.changeElsewhere('p1', { title_fr });
      await save();
      await userEvent.click(await screen.findByRole('button', { name: choice }));
    };
    await userEvent.type(field('location'), ' est');
    await conflict('Étude du fleuve', 'Reprendre l’autre version');
    await userEvent.type(field('location'), ' sud');
    await conflict('Étude du lac', 'Réunir les deux versions');
    await screen.findByText('Projet modifié avec succès');
    expect(seen).toEqual(['"v1"', '"v2"', '"v2", "v3"']);
    expect(server.all()).toMatchObject([
      { title_fr: 'Étude du lac', location: expect.stringMatching(/ sud$/) },
    ]);
  });

  it('is typed in by nobody while it is saved', async () => {
    await openProject();
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    api.use(http.put('*/api/v1/projects/p1', () => answered));
    await userEvent.type(field('location'), ' est');
    await userEvent.keyboard('{Control>}s{/Control} et ouest');
    expect(field('location').value).toBe('Bandama est');
    expect(document.activeElement).toBe(field('location'));
    answer();
    await screen.findByText('Projet modifié avec succès');
  });

  it('says that the English has fallen behind as soon as theirs was taken', async () => {
    const { server } = await openProject();
    server.changeElsewhere('p1', { title_fr: 'Étude du fleuve', english_outdated: true });
    await save();
    expect(screen.queryByRole('switch', { name: 'Anglais à relire' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Reprendre l’autre version' }));
    await screen.findByRole('switch', { name: 'Anglais à relire' });
  });

  it('offers no union where there is nothing to unite', async () => {
    const { server } = await openProject();
    server.changeElsewhere('p1', { title_fr: 'Étude du fleuve' });
    await userEvent.type(field('title_fr'), ' sud');
    await save();
    await screen.findByRole('button', { name: 'Enregistrer ma version' });
    expect(screen.queryByRole('button', { name: 'Réunir les deux versions' })).toBeNull();
  });

  it('says so in English', async () => {
    const { server } = await openProject('en');
    server.changeElsewhere('p1', { location: 'Sassandra' });
    await save();
    await screen.findByText(/^Awa Koné changed this record at \d\d:\d\d$/);
  });
});

describe('Escape', () => {
  it('stays where something was typed, which is offered again to whoever leaves by the menu', async () => {
    const { path, server } = await openProject();
    await userEvent.type(field('title_fr'), ' nord');
    await userEvent.keyboard('{Escape}');
    expect(path()).toBe('/admin/projects/p1');
    const menu = screen.getByRole('navigation', { name: 'Rubriques' });
    await userEvent.click(within(menu).getByRole('link', { name: 'Projets' }));
    await waitFor(() => expect(path()).toBe('/admin/projects'));
    expect(server.all()).toMatchObject([{ title_fr: 'Étude du bassin' }]);
    await userEvent.click(await screen.findByRole('link', { name: 'Étude du bassin' }));
    await screen.findByText('Saisie restaurée');
    expect(field('title_fr').value).toBe('Étude du bassin nord');
  });

  it.each(['Retour', 'Annuler', 'Projets'])(
    'asks nothing either way: who leaves by « %s » can take up what was typed',
    async (way) => {
      const { path } = await openProject();
      await userEvent.type(field('title_fr'), ' nord');
      const main = within(screen.getByRole('main'));
      await userEvent.click(main.getByRole('link', { name: way }));
      await waitFor(() => expect(path()).toBe('/admin/projects'));
      expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
      await userEvent.click(await screen.findByRole('button', { name: 'Reprendre la saisie' }));
      await screen.findByText('Saisie restaurée');
      expect([path(), field('title_fr').value]).toEqual(['/admin/projects/p1', 'Étude du bassin nord']);
      expect(screen.queryByRole('button', { name: 'Reprendre la saisie' })).toBeNull();
    },
  );

  it('takes it up, too, in the form that is open again', async () => {
    const { path } = await openProject();
    await userEvent.type(field('title_fr'), ' nord');
    await userEvent.click(screen.getByRole('link', { name: 'Annuler' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Étude du bassin' }));
    await screen.findByRole('button', { name: 'Enregistrer' });
    expect(screen.queryByText('Saisie restaurée')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Reprendre la saisie' }));
    await screen.findByText('Saisie restaurée');
    expect([path(), field('title_fr').value]).toEqual(['/admin/projects/p1', 'Étude du bassin nord']);
  });

  it('leaves a menu that is open to itself, and not the form with it', async () => {
    const { path } = await openProject();
    await userEvent.click(screen.getByRole('button', { name: /^Mon compte/ }));
    await screen.findByRole('menuitem', { name: 'Déconnexion' });
    await userEvent.keyboard('{Escape}');
    const opener = screen.getByRole('button', { name: /^Mon compte/ });
    await waitFor(() => expect(opener.getAttribute('aria-expanded')).toBe('false'));
    expect(path()).toBe('/admin/projects/p1');
  });

  it('closes the sign-in over the form, not the form, and leads back to what was typed in', async () => {
    const { path } = await openProject();
    api.use(
      http.post('*/api/v1/auth/refresh', () => problem(401, 'session_expired')),
      http.put('*/api/v1/projects/p1', () => problem(401, 'token_expired', 'Session terminée.')),
    );
    field('location').focus();
    await userEvent.keyboard('{Control>}s{/Control}');
    await screen.findByRole('dialog', { name: 'Votre session a expiré' });
    await waitFor(() => expect(document.activeElement).toBe(document.getElementById('password')));
    expect(document.getElementById('email')).toHaveProperty('value', awa.email);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(path()).toBe('/admin/projects/p1');
    expect(document.activeElement).toBe(field('location'));
  });
});

describe('A record that is hidden', () => {
  it('is hidden by a switch, and is then not offered to be seen on the site', async () => {
    const { server } = await openProject();
    const hidden = screen.getByRole('switch', { name: 'Masqué du site' });
    expect(hidden.getAttribute('aria-checked')).toBe('false');
    expect(screen.getByRole('link', { name: 'Voir sur le site' })).toBeTruthy();
    await userEvent.click(hidden);
    await save();
    await screen.findByText('Projet modifié avec succès');
    expect(screen.queryByRole('link', { name: 'Voir le projet' })).toBeNull();
    expect(server.all()[0]?.hidden).toBe(true);
  });
});

describe('A record whose French is newer than its English', () => {
  it('says so before its fields, with a switch that takes the mark away', async () => {
    const { server } = await openProject('fr', { english_outdated: true });
    const said = within(screen.getByRole('note'));
    said.getByText('Le texte français est plus récent que l’anglais.');
    const outdated = said.getByRole('switch', { name: 'Anglais à relire' });
    const first = outdated.compareDocumentPosition(field('title_fr'));
    expect(first & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(outdated.getAttribute('aria-checked')).toBe('true');
    await userEvent.click(outdated);
    await save();
    await screen.findByText('Projet modifié avec succès');
    expect(server.all()[0]?.english_outdated).toBe(false);
  });

  it('says so in English', async () => {
    await openProject('en', { english_outdated: true });
    const said = within(screen.getByRole('note'));
    said.getByText('The French text is newer than the English.');
    said.getByRole('switch', { name: 'English to review' });
  });

  it('is as good as any other: nothing is said', async () => {
    await openProject();
    expect(screen.queryByRole('switch', { name: 'Anglais à relire' })).toBeNull();
  });
});

describe('Fields that are refused', () => {
  it('are counted beside the button', async () => {
    await openProject();
    await userEvent.clear(field('title_fr'));
    await userEvent.clear(field('location'));
    await save();
    expect((await screen.findByText('2 champs à corriger')).getAttribute('role')).toBe('status');
    await userEvent.type(field('title_fr'), 'Étude');
    await screen.findByText('1 champ à corriger');
    await userEvent.type(field('location'), 'Bandama');
    await waitFor(() => expect(screen.queryByText(/à corriger$/)).toBeNull());
  });
});

describe('Two texts that hardly translate each other', () => {
  it('are doubted once they are left, and no longer once they are right', async () => {
    await openProject();
    await userEvent.clear(field('title_en'));
    await userEvent.type(field('title_en'), 'Étude du bassin');
    expect(screen.queryByText(/Les deux textes sont identiques/)).toBeNull();
    await userEvent.tab();
    const doubt = screen.getByText(/Les deux textes sont identiques/);
    expect(doubt.getAttribute('role')).toBe('status');
    await userEvent.type(field('title_en'), '!');
    expect(screen.queryByText(/Les deux textes sont identiques/)).toBeNull();
  });

  it('can be saved all the same', async () => {
    const { server } = await openProject('en');
    await userEvent.type(field('description_fr'), ' Débits, crues et étiages du fleuve Bandama.');
    await userEvent.tab();
    screen.getByText('The English text is much shorter than the French one.');
    await save();
    await screen.findByText('Project updated successfully');
    expect(server.all()[0]?.description_en).toBe('A study.');
  });
});
