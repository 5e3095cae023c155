import type { BinBulkDone, BinnedRecord } from '@site/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, browserForTests, problem } from '../../../../entities/session/testing';
import { answerList, choose } from '../../../../features/list-records/testing';
import { openAdmin } from '../../testing';

browserForTests();

const DIGUE: BinnedRecord = {
  id: 'p1',
  kind: 'projects',
  title: 'Digue de Bouna',
  binned_at: '2026-03-01T10:15:00.000000Z',
  binned_by: 'Awa Koné',
  erased_at: '2026-03-31T10:15:00.000000Z',
};
const UNION: BinnedRecord = { ...DIGUE, id: 'o1', kind: 'partners', title: 'Union', binned_by: null };

/** The bin behind the API; answers what was done to it. */
function binOnServer(withoutFiles: BinBulkDone['without_files'] = []) {
  let binned = [DIGUE, UNION];
  const done: string[] = [];
  api.use(
    http.get('*/api/v1/bin', ({ request }) => answerList(request, binned)),
    http.post('*/api/v1/bin/bulk', async ({ request }) => {
      const { act, records } = (await request.json()) as {
        act: string;
        records: { kind: string; id: string }[];
      };
      const errors = records.flatMap(({ id }, place) =>
        binned.some((one) => one.id === id)
          ? []
          : [{ pointer: `/records/${place}`, code: 'not_in_bin', message: 'Déjà restaurée ou effacée' }],
      );
      if (errors.length > 0) return problem(422, 'validation_failed', '', errors);
      binned = binned.filter((one) => !records.some(({ id }) => id === one.id));
      done.push(...records.map(({ kind, id }) => `${act} ${kind} ${id}`));
      return HttpResponse.json({ done: records.length, without_files: withoutFiles });
    }),
  );
  return { done, takeOut: (id: string) => (binned = binned.filter((one) => one.id !== id)) };
}

const button = (name: string) => screen.findByRole('button', { name });
const tick = async (name: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Choisir\u00a0: ${name}` }));
const heading = (count: number) => screen.findByRole('heading', { name: `Fiches supprimées (${count})` });
const answer = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name: 'Effacer définitivement' });
  await userEvent.click(within(dialog).getByRole('button', { name }));
  return dialog;
};

describe('The bin', () => {
  it('says what was deleted by whom and when it is erased, and is asked for one kind', async () => {
    binOnServer();
    const router = await openAdmin('/admin/bin');
    await heading(2);
    const row = screen.getByText('Digue de Bouna').closest('tr')!;
    for (const text of ['Projets', 'Awa Koné', /1er mars 2026.*10:15/, '31 mars 2026'])
      expect(within(row).getByText(text)).toBeTruthy();
    expect(within(screen.getByText('Union').closest('tr')!).getByText('Auteur inconnu')).toBeTruthy();
    await choose('Rubrique', 'Partenaires');
    await heading(1);
    expect(router.state.location.search).toEqual({ kind: 'partners' });
  });

  it('gives a record back, and names the files that it comes without', async () => {
    const { done } = binOnServer([{ kind: 'projects', id: 'p1', lost: ['image_url'] }]);
    await openAdmin('/admin/bin');
    await userEvent.click(await button('Restaurer\u00a0: Digue de Bouna'));
    await screen.findByText('« Digue de Bouna » est de retour');
    await screen.findByText('Digue de Bouna : Image');
    await heading(1);
    expect(done).toEqual(['restore projects p1']);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Fiches supprimées (1)'));
  });

  it('says of a record that somebody else was quicker, and shows what is left', async () => {
    const server = binOnServer();
    await openAdmin('/admin/bin');
    await heading(2);
    server.takeOut('p1');
    await userEvent.click(await button('Restaurer\u00a0: Digue de Bouna'));
    expect((await screen.findByRole('alert')).textContent).toContain('Déjà restaurée ou effacée');
    await heading(1);
  });

  it('erases for good after a question', async () => {
    const { done } = binOnServer();
    await openAdmin('/admin/bin');
    await userEvent.click(await button('Effacer définitivement\u00a0: Union'));
    expect((await answer('Annuler')).textContent).not.toContain('30');
    expect(done).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await button('Effacer définitivement\u00a0: Union'));
    await answer('Effacer définitivement');
    await screen.findByText('Effacée définitivement');
    expect(done).toEqual(['erase partners o1']);
  });

  it('says how many were erased together', async () => {
    binOnServer();
    await openAdmin('/admin/bin');
    for (const name of ['Digue de Bouna', 'Union']) await tick(name);
    const bar = within(screen.getByRole('group', { name: 'Lignes choisies' }));
    await userEvent.click(bar.getByRole('button', { name: 'Effacer définitivement' }));
    await answer('Effacer définitivement');
    await screen.findByText('2 fiches effacées définitivement');
  });

  it('restores and erases what is chosen, all or none', async () => {
    const server = binOnServer();
    await openAdmin('/admin/bin');
    await tick('Digue de Bouna');
    await tick('Union');
    server.takeOut('o1');
    const bar = () => within(screen.getByRole('group', { name: 'Lignes choisies' }));
    await userEvent.click(bar().getByRole('button', { name: 'Restaurer' }));
    await screen.findByText('Rien n’a été changé : 1 ligne refusée, Union (Déjà restaurée ou effacée)');
    await heading(1);
    await userEvent.click(bar().getByRole('button', { name: 'Effacer définitivement' }));
    await answer('Effacer définitivement');
    await screen.findByText('La corbeille est vide.');
    expect(server.done).toEqual(['erase projects p1']);
  });

  it('speaks English', async () => {
    binOnServer();
    await openAdmin('/admin/bin', { locale: 'en' });
    await screen.findByRole('heading', { name: 'Deleted records (2)' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bin');
  });
});
