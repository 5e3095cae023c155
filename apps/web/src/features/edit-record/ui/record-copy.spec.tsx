import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { browserForTests } from '../../../entities/session/testing';
import {
  aNewsItem,
  aPartner,
  aProject,
  aPublication,
  newsOnServer,
  openAdmin,
  partnersOnServer,
  projectsOnServer,
  publicationsOnServer,
} from '../../../pages/admin/testing';
import { field } from '../testing';

browserForTests();

const PICTURE = '/files/project-images/0198a7e2-0000-7000-8000-000000000001.jpg';
const save = (name = 'Enregistrer') => userEvent.click(screen.getByRole('button', { name }));
const withoutOwn = ({
  id: _id,
  created_at: _at,
  slug: _slug,
  downloads: _downloads,
  ...values
}: object & Record<string, unknown>) => values;

describe('A copy', () => {
  it.each([
    ['projects', () => projectsOnServer(aProject({ image_url: PICTURE, hidden: true })), 'Étude du bassin'],
    ['publications', () => publicationsOnServer(aPublication()), 'Guide des points d’eau'],
    ['partners', () => partnersOnServer(aPartner()), 'Fonds imaginaire pour l’eau'],
    ['news', () => newsOnServer(aNewsItem({ published_at: '2026-03-01' })), 'Ouverture du chantier'],
  ] as const)(
    'of one of the %s is begun from its row, and saved beside it with all it says',
    async (kind, start, name) => {
      const server = start();
      const router = await openAdmin(`/admin/${kind}`);
      await userEvent.click(await screen.findByRole('link', { name: `Dupliquer\u00a0: ${name}` }));
      expect(await screen.findByText(`Copie de « ${name} »`, { exact: false })).toBeTruthy();
      expect(router.state.location.pathname).toBe(`/admin/${kind}/new`);
      expect(server.all()).toHaveLength(1);
      await save();
      await waitFor(() => expect(server.all()).toHaveLength(2));
      const [first, second] = server.all().map((record) => ({ hidden: false, ...record }));
      expect(withoutOwn(second!)).toMatchObject(withoutOwn(first!));
      await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/${kind}`));
    },
  );

  it('that is left as it was asks nothing and leaves nothing behind', async () => {
    const server = projectsOnServer(aProject());
    const router = await openAdmin('/admin/projects/p1');
    await userEvent.click(await screen.findByRole('link', { name: 'Dupliquer' }));
    await screen.findByRole('heading', { level: 1, name: 'Nouveau Projet' });
    expect(field('title_fr').value).toBe('Étude du bassin');
    expect(screen.queryByRole('link', { name: 'Voir sur le site' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/projects'));
    expect(server.all()).toHaveLength(1);
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  it('keeps what was typed apart from the record and from what is new', async () => {
    projectsOnServer(aProject());
    const router = await openAdmin('/admin/projects/new?from=p1');
    await screen.findByDisplayValue('Étude du bassin');
    await userEvent.type(field('title_fr'), ' sud');
    for (const [path, title] of [
      ['/admin/projects/new', ''],
      ['/admin/projects/p1', 'Étude du bassin'],
      ['/admin/projects/new?from=p1', 'Étude du bassin sud'],
    ] as const) {
      await router.navigate({ href: path });
      await waitFor(() => expect(field('title_fr')?.value).toBe(title));
    }
  });

  it('of what is not there says so, in English too', async () => {
    projectsOnServer(aProject());
    await openAdmin('/admin/projects/new?from=nowhere', { locale: 'en' });
    await screen.findByText('Project not found');
  });
});
