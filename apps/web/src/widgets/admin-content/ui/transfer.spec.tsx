import type { ImportReport } from '@site/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, browserForTests, problem } from '../../../entities/session/testing';
import { aProject, openAdmin, projectsOnServer } from '../../../pages/admin/testing';
import { importedTexts } from '../../../shared/i18n';

browserForTests();

const NOTHING: ImportReport = { created: 0, changed: 0, unchanged: 0, refused: [], imported: false };

/** The API takes files in: what it would answer, and what was asked of it. */
function takesFiles(report: Partial<ImportReport>): string[] {
  const calls: string[] = [];
  api.use(
    http.post('*/api/v1/projects/import', async ({ request }) => {
      const dryRun = new URL(request.url).searchParams.get('dry_run') === 'true';
      calls.push(`${dryRun ? 'dry' : 'real'} ${request.headers.get('Content-Type')} ${await request.text()}`);
      return HttpResponse.json({ ...NOTHING, ...report, imported: !dryRun });
    }),
  );
  return calls;
}

/** Addresses that files are saved from. */
function savesFiles(): string[] {
  const asked: string[] = [];
  URL.createObjectURL = () => 'blob:saved';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  api.use(
    http.get('*/api/v1/projects/export', ({ request }) => {
      asked.push(new URL(request.url).search);
      return new HttpResponse('id', {
        headers: { 'Content-Disposition': 'attachment; filename="projects.csv"' },
      });
    }),
  );
  return asked;
}
afterEach(() => vi.restoreAllMocks());

async function choose(name: string, text: string): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: 'Importer' }));
  const drawer = await screen.findByRole('dialog', { name: 'Importer un fichier' });
  const input = drawer.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(input!, new File([text], name));
  return drawer;
}

describe('The export of a list', () => {
  it('has the filters of the list, in the format that is chosen', async () => {
    projectsOnServer(aProject());
    const asked = savesFiles();
    await openAdmin('/admin/projects?category=GIRE&q=bassin');
    for (const name of ['CSV pour Excel', 'JSON']) {
      await userEvent.click(await screen.findByRole('button', { name: 'Exporter' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
      await screen.findByText('Fichier enregistré');
    }
    await waitFor(() =>
      expect(asked).toEqual(['?format=csv&category=GIRE&q=bassin', '?format=json&category=GIRE&q=bassin']),
    );
  });
});

describe('The import into a list', () => {
  it('says what a file would do before it does it, and then reads the list again', async () => {
    const server = projectsOnServer(aProject());
    const calls = takesFiles({ created: 2, changed: 1, unchanged: 7 });
    await openAdmin('/admin/projects');
    const drawer = await choose('projets.csv', 'title_fr');
    await within(drawer).findByText('2 nouvelles fiches');
    for (const text of ['1 fiche modifiée', '7 fiches inchangées']) within(drawer).getByText(text);
    expect(calls).toEqual(['dry text/csv title_fr']);
    server.changeElsewhere('p1', { title_fr: 'Repris du fichier' });
    await userEvent.click(within(drawer).getByRole('button', { name: 'Importer ces fiches' }));
    await screen.findByText('Fichier importé');
    await screen.findByText('Repris du fichier');
    expect(calls.at(-1)).toBe('real text/csv title_fr');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Importer' }));
  });

  it('is tried once more where the server is busy for a moment', async () => {
    projectsOnServer();
    takesFiles({ created: 2 });
    const busy = () =>
      HttpResponse.json(
        { status: 503, code: 'dependency_unavailable' },
        { status: 503, headers: { 'Retry-After': '1' } },
      );
    api.use(http.post('*/api/v1/projects/import', busy, { once: true }));
    await openAdmin('/admin/projects');
    const drawer = await choose('projets.csv', 'title_fr');
    await within(drawer).findByText('2 nouvelles fiches');
  });

  it('says of a file with nothing in it that it holds no record', async () => {
    projectsOnServer();
    takesFiles({});
    await openAdmin('/admin/projects');
    const drawer = await choose('projets.csv', 'title_fr');
    await within(drawer).findByText('Ce fichier ne contient aucune fiche');
    expect(within(drawer).queryByText('0 nouvelle fiche')).toBeNull();
  });

  it('shows that it is at work while a large file is read', async () => {
    projectsOnServer();
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    api.use(
      http.post('*/api/v1/projects/import', async () => {
        await answered;
        return HttpResponse.json({ ...NOTHING, created: 2 });
      }),
    );
    await openAdmin('/admin/projects');
    const drawer = await choose('projets.csv', 'title_fr');
    await waitFor(() => expect(drawer.querySelector('.ant-spin-spinning')).not.toBeNull());
    answer();
    await within(drawer).findByText('2 nouvelles fiches');
    await waitFor(() => expect(drawer.querySelector('.ant-spin-spinning')).toBeNull());
  });

  it('says so where what it says does not come, and shows no keys', async () => {
    projectsOnServer();
    await openAdmin('/admin/projects', {
      find: (language, name) => (name === 'transfer' ? undefined : importedTexts(language, name)),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Importer' }));
    const alarm = await screen.findByRole('alert');
    expect(alarm.textContent).toMatch(/Erreur.*Le serveur ne répond pas/);
    expect(within(alarm).getByText('Réessayer').getAttribute('href')).toBe('');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says why a file cannot be read', async () => {
    projectsOnServer();
    const errors = [
      { pointer: '/downloads', code: 'field_unknown', message: 'Champ inconnu' },
      { pointer: '/7', code: 'table_broken', message: 'Guillemet mal fermé dans cette ligne' },
    ];
    api.use(http.post('*/api/v1/projects/import', () => problem(422, 'validation_failed', '', errors)));
    await openAdmin('/admin/projects');
    const drawer = await choose('projets.csv', 'downloads');
    await within(drawer).findByText('Colonne « downloads » : Champ inconnu');
    within(drawer).getByText('Ligne 7 : Guillemet mal fermé dans cette ligne');
    api.use(http.post('*/api/v1/projects/import', () => problem(400, 'malformed_json', 'La requête…')));
    await choose('projets.json', '{');
    await within(drawer).findByText('Ce fichier n’est pas un JSON valide');
  });
});
