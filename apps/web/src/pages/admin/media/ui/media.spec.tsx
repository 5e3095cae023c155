import type { FileChanges, LibraryFile } from '@site/api-client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, browserForTests, problem } from '../../../../entities/session/testing';
import { answerList, choose } from '../../../../features/list-records/testing';
import { openAdmin } from '../../testing';

browserForTests();

const DAM: LibraryFile = {
  id: 'f1',
  url: `/files/project-images/${'0f'.repeat(16)}.jpg`,
  bucket: 'project-images',
  name: 'Barrage.jpg',
  content_type: 'image/jpeg',
  size: 1_310_720,
  file_size: '1.25 MB',
  width: 1600,
  height: 1067,
  alt_fr: 'Le barrage',
  alt_en: 'The dam',
  focal_x: 50,
  focal_y: 50,
  content_version: 1,
  uses: 1,
  used_by: [{ kind: 'projects', id: 'p1', title: 'Étude du bassin', binned: false }],
  removed_at: null,
  uploaded_at: '2026-03-01T10:15:00.000000Z',
  updated_at: '2026-03-01T10:15:00.000000Z',
  version: 1,
};
const GUIDE: LibraryFile = {
  ...DAM,
  id: 'f2',
  url: `/files/publications/${'1e'.repeat(16)}.pdf`,
  bucket: 'publications',
  name: 'Guide.pdf',
  content_type: 'application/pdf',
  size: 900,
  file_size: '0.00 MB',
  width: null,
  height: null,
  alt_fr: '',
  alt_en: '',
  uses: 0,
  used_by: [],
  removed_at: '2026-03-31T10:15:00.000000Z',
};

/** Files behind the API; answers what was asked of it. */
function filesOnServer(...stored: LibraryFile[]) {
  let files = stored;
  const asked: string[] = [];
  const changes: FileChanges[] = [];
  const one = (id: unknown) => files.find((file) => file.id === id);
  const answer = (file: LibraryFile) => HttpResponse.json(file, { headers: { ETag: `"v${file.version}"` } });
  const change = (request: Request, id: unknown, differing: (file: LibraryFile) => Partial<LibraryFile>) => {
    const file = one(id);
    if (file === undefined) return problem(404, 'not_found');
    if (request.headers.get('If-Match') !== `"v${file.version}"`) return problem(412, 'edit_conflict');
    const changed = { ...file, ...differing(file), version: file.version + 1 };
    files = files.map((other) => (other.id === id ? changed : other));
    return answer(changed);
  };
  api.use(
    http.get('*/api/v1/files', ({ request }) => {
      asked.push(new URL(request.url).search);
      return answerList(request, files);
    }),
    http.get('*/api/v1/files/:id', ({ params }) => {
      const file = one(params['id']);
      return file === undefined ? problem(404, 'not_found') : answer(file);
    }),
    http.patch('*/api/v1/files/:id', async ({ request, params }) => {
      const body = (await request.json()) as FileChanges;
      changes.push(body);
      return change(request, params['id'], () => body as Partial<LibraryFile>);
    }),
    http.put('*/api/v1/files/:id/content', ({ request, params }) =>
      change(request, params['id'], (file) => ({ content_version: file.content_version + 1 })),
    ),
    http.delete('*/api/v1/files/:id', ({ params }) => {
      asked.push(`DELETE ${String(params['id'])}`);
      files = files.filter((file) => file.id !== params['id']);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return { asked, changes, file: one };
}

const heading = (name: string) => screen.findByRole('heading', { name });
const rowOf = (name: string) => screen.getByText(name).closest('tr')!;

describe('The list of files', () => {
  it('says what each is, how large, and where it is used', async () => {
    filesOnServer(DAM, GUIDE);
    await openAdmin('/admin/media');
    await heading('Fichiers (2)');
    const dam = within(rowOf('Barrage.jpg'));
    for (const text of ['Image de projet', '1.25 MB']) expect(dam.getByText(text)).toBeTruthy();
    expect(dam.getByRole('link', { name: 'Étude du bassin' }).getAttribute('href')).toBe(
      '/admin/projects/p1',
    );
    expect(dam.queryByRole('button')).toBeNull();
    const guide = within(rowOf('Guide.pdf'));
    for (const text of ['Document PDF', '< 0.01 MB', 'Nulle part', /31 mars 2026/])
      expect(guide.getByText(text)).toBeTruthy();
  });

  it('keeps its filters in the address', async () => {
    const { asked } = filesOnServer(DAM);
    const router = await openAdmin('/admin/media?bucket=project-images');
    await heading('Fichiers (1)');
    await choose('Usage', 'Non utilisés');
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ bucket: 'project-images', use: 'unused' }),
    );
    await waitFor(() => expect(asked.at(-1)).toMatch(/bucket=project-images.*use=unused/));
  });

  it('deletes a file that nobody uses, after a question', async () => {
    const { asked } = filesOnServer(DAM, GUIDE);
    await openAdmin('/admin/media');
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer\u00a0: Guide.pdf' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirmer la suppression' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
    await screen.findByText('Fichier supprimé avec succès');
    await heading('Fichiers (1)');
    expect(asked).toContain('DELETE f2');
  });

  it('speaks English', async () => {
    filesOnServer(DAM);
    await openAdmin('/admin/media', { locale: 'en' });
    await heading('Files (1)');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Media');
  });
});

describe('A file', () => {
  const point = () => screen.findByRole('button', { name: /Point à garder visible/ });
  const share = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name }).value;
  const shares = () => [share('Point horizontal (%)'), share('Point vertical (%)')];

  it('keeps the point in sight that was clicked on, moved by arrows or typed', async () => {
    const { changes } = filesOnServer(DAM);
    await openAdmin('/admin/media/f1');
    const marker = await point();
    const whole = marker.parentElement!;
    whole.getBoundingClientRect = () => new DOMRect(100, 50, 400, 200);
    fireEvent.click(whole, { clientX: 200, clientY: 200 });
    expect(shares()).toEqual(['25', '75']);
    marker.focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
    expect(shares()).toEqual(['26', '65']);
    expect(marker.getAttribute('aria-label')).toBe(
      'Point à garder visible\u00a0: 26\u00a0% de la largeur, 65\u00a0% de la hauteur',
    );
    const crop = screen.getByRole('figure').querySelector('img')!;
    expect([crop.dataset['x'], crop.dataset['y']]).toEqual(['3', '7']);
    expect(sessionStorage.getItem('draft:u1:files:f1')).toMatch('"focal_x":"26","focal_y":"65"');
    await userEvent.type(screen.getByRole('textbox', { name: 'Texte alternatif (EN)' }), ' at dusk');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findByText('Fichier modifié avec succès');
    const { name, alt_fr } = DAM;
    expect(changes).toEqual([{ name, alt_fr, alt_en: 'The dam at dusk', focal_x: 26, focal_y: 65 }]);
  });

  it('is refused a point outside of the picture, and no name', async () => {
    const { changes } = filesOnServer(DAM);
    await openAdmin('/admin/media/f1');
    await point();
    const across = screen.getByRole('spinbutton', { name: 'Point horizontal (%)' });
    await userEvent.clear(across);
    await userEvent.type(across, '101');
    await userEvent.clear(screen.getByRole('textbox', { name: 'Nom' }));
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findByText('Un nombre entier de 0 à 100 est attendu');
    expect(screen.getByText('Nom requis')).toBeTruthy();
    expect(changes).toEqual([]);
  });

  it('shows its new bytes once they are replaced, and is then saved as their version', async () => {
    const { file } = filesOnServer(DAM);
    await openAdmin('/admin/media/f1');
    await point();
    const bytes = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'neuf.jpg', { type: 'image/jpeg' });
    await userEvent.upload(screen.getByLabelText('Remplacer l’image'), bytes);
    await screen.findByText('Image téléchargée avec succès');
    await waitFor(() =>
      expect(screen.getByAltText('L’image entière').getAttribute('src')).toBe(`${DAM.url}?v=2&w=960`),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findByText('Fichier modifié avec succès');
    expect(file('f1')).toMatchObject({ version: 3, content_version: 2 });
  });

  it('that is a document has a name and no picture to describe', async () => {
    filesOnServer(GUIDE);
    await openAdmin('/admin/media/f2');
    await screen.findByRole('textbox', { name: 'Nom' });
    expect(screen.queryByRole('textbox', { name: 'Texte alternatif (FR)' })).toBeNull();
    expect(screen.getByLabelText('Remplacer le fichier')).toBeTruthy();
  });

  it('that is gone is told so', async () => {
    filesOnServer();
    await openAdmin('/admin/media/f9');
    await screen.findByText('Fichier introuvable');
  });
});
