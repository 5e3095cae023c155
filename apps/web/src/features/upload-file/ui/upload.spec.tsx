import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, browserForTests, problem } from '../../../entities/session/testing';
import { aProject, openAdmin, projectsOnServer } from '../../../pages/admin/testing';
import { field } from '../../edit-record/testing';
import { FILE_HEADS, fileOf } from '../testing';

browserForTests();

const picture = (name = 'photo.jpg', type = 'image/jpeg', head: string = FILE_HEADS.jpeg) =>
  fileOf(head, name, type);
const pdf = (size = 10) => fileOf(FILE_HEADS.pdf, 'Guide.pdf', 'application/pdf', size);
const save = () => screen.getByRole('button', { name: 'Enregistrer' });

/** A store of files that answers as told, then well; it remembers the keys it was sent. */
function filesOnServer(bucket: string, ...failures: (() => Response)[]) {
  const keys: (string | null)[] = [];
  const extension = bucket === 'publications' ? 'pdf' : 'jpg';
  api.use(
    http.post(`*/api/v1/files/${bucket}`, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      const fail = failures.shift();
      if (fail !== undefined) return fail();
      const stored = { url: `/files/${bucket}/abc.${extension}`, name: 'Guide.pdf', file_size: '1.25 MB' };
      return HttpResponse.json(stored, { status: 201 });
    }),
  );
  return keys;
}

async function openForm(kind: string, locale: 'fr' | 'en' = 'fr'): Promise<void> {
  await openAdmin(`/admin/${kind}/new`, { locale });
  await screen.findByRole('button', { name: locale === 'fr' ? 'Enregistrer' : 'Save' });
}

describe('A picture', () => {
  it('is sent, shown and can be removed again', async () => {
    filesOnServer('project-images');
    await openForm('projects');
    await screen.findByText(/5 Mo et 40 mégapixels au plus/);
    await userEvent.upload(field('image_url'), picture());
    await screen.findByText('Image téléchargée avec succès');
    expect(screen.getByRole('img', { name: 'Aperçu de l’image' }).getAttribute('src')).toBe(
      '/files/project-images/abc.jpg?w=320',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Retirer l’image' }));
    expect(screen.queryByRole('img', { name: 'Aperçu de l’image' })).toBeNull();
    expect(document.activeElement).toBe(field('image_url'));
  });

  it.each([
    ['photo', ''],
    ['photo.JPG', 'image/jpeg'],
    ['Plan v2.final.TIFF', 'image/tiff'],
  ])('is what its bytes say, even when it is called %s', async (name, type) => {
    filesOnServer('project-images');
    await openForm('projects');
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(field('image_url'), picture(name, type, FILE_HEADS.png));
    await screen.findByText('Image téléchargée avec succès');
  });

  it('may be refused by the server: nothing typed is lost, and nothing offers the same again', async () => {
    filesOnServer('project-images', () => problem(415, 'unsupported_media_type', 'Type refusé.'));
    await openForm('projects');
    await userEvent.type(field('title_fr'), 'Typed');
    await userEvent.upload(field('image_url'), picture());
    expect((await screen.findAllByText(/Format non accepté/)).length).toBeGreaterThan(0);
    expect(field('title_fr').value).toBe('Typed');
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  });

  it('and its form take back what they said before when they are sent anew', async () => {
    filesOnServer('project-images', () => problem(415, 'unsupported_media_type'));
    projectsOnServer(aProject());
    const revised = http.put(
      '*/api/v1/projects/p1',
      () => problem(503, 'unavailable', 'Base indisponible.'),
      {
        once: true,
      },
    );
    api.use(revised);
    await openAdmin('/admin/projects/p1');
    await screen.findByDisplayValue('Étude du bassin');
    await userEvent.upload(field('image_url'), picture());
    await screen.findByRole('alert');
    await userEvent.upload(field('image_url'), picture());
    await screen.findByText('Image téléchargée avec succès');
    expect(screen.queryAllByRole('alert')).toEqual([]);
    await userEvent.click(save());
    await screen.findByText('Base indisponible.');
    expect(screen.queryByText('Image téléchargée avec succès')).toBeNull();
    await userEvent.click(save());
    await screen.findByText('Projet modifié avec succès');
    expect(screen.queryByText('Base indisponible.')).toBeNull();
  });

  it('closes saving while it is sent, and can be cancelled', async () => {
    api.use(http.post('*/api/v1/files/project-images', () => new Promise<never>(() => undefined)));
    await openForm('projects');
    field('image_url').focus();
    fireEvent.change(field('image_url'), { target: { files: [picture()] } });
    await screen.findByRole('progressbar');
    expect(save().hasAttribute('disabled')).toBe(true);
    const cancel = await screen.findByRole('button', { name: 'Annuler l’envoi' });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
    await userEvent.click(cancel);
    await screen.findByText('Envoi annulé');
    expect(save().hasAttribute('disabled')).toBe(false);
    expect(document.activeElement).toBe(field('image_url'));
  });

  it('closes saving until the last of several is there', async () => {
    let answer = (): void => undefined;
    const stored = { url: '/files/project-images/a.jpg', name: 'a.jpg', file_size: '0.10 MB' };
    const first = new Promise<void>((resolve) => (answer = resolve));
    let asked = 0;
    api.use(
      http.post('*/api/v1/files/project-images', async () => {
        if ((asked += 1) === 1) await first;
        return HttpResponse.json(stored, { status: 201 });
      }),
    );
    await openForm('projects');
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter une image avec sa légende' }));
    await userEvent.upload(field('image_url'), picture());
    await userEvent.upload(field('picture1_url'), picture());
    await screen.findByText('Image téléchargée avec succès');
    expect(save().hasAttribute('disabled')).toBe(true);
    answer();
    await waitFor(() => expect(save().hasAttribute('disabled')).toBe(false));
  });

  it('can be dropped on its place, and nowhere else', async () => {
    const keys = filesOnServer('partner-logos');
    await openForm('partners');
    const dataTransfer = { types: ['Files'], files: [picture()] };
    const zone = field('logo_url').closest('[data-drag]') as HTMLElement;
    fireEvent.dragOver(document.body, { dataTransfer });
    await waitFor(() => expect(zone.dataset['drag']).toBe('near'));
    fireEvent.dragOver(zone, { dataTransfer });
    await waitFor(() => expect(zone.dataset['drag']).toBe('over'));
    expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
    expect(keys).toEqual([]);
    fireEvent.drop(zone, { dataTransfer });
    await screen.findByText('Logo téléchargé avec succès');
    expect(screen.getByRole('img', { name: 'Aperçu du logo' })).toBeTruthy();
  });

  it('is sent after a new sign-in when the session has ended', async () => {
    filesOnServer('news-images', () => problem(401, 'token_expired'));
    await openForm('news');
    await userEvent.upload(field('image_url'), picture());
    await screen.findByText('Image téléchargée avec succès');
  });
});

describe('A file that is there already', () => {
  const stored = (id: string, bucket: string, ending: string, name: string) => ({
    id,
    url: `/files/${bucket}/${id}.${ending}`,
    bucket,
    name,
    content_type: ending === 'pdf' ? 'application/pdf' : 'image/jpeg',
    file_size: '0.40 MB',
    focal_x: 20,
    focal_y: 80,
    content_version: 2,
  });

  function libraryOnServer(...files: ReturnType<typeof stored>[]) {
    const asked: URLSearchParams[] = [];
    api.use(
      http.get('*/api/v1/files', ({ request }) => {
        const { searchParams } = new URL(request.url);
        asked.push(searchParams);
        const url = searchParams.get('url');
        const items = files.filter((file) => url === null || file.url === url);
        return HttpResponse.json({ items, total: items.length, next_cursor: null });
      }),
    );
    return asked;
  }

  it('is chosen instead of a new one, and shown cropped as the site crops it', async () => {
    const asked = libraryOnServer(stored('a1', 'project-images', 'jpg', 'Barrage.jpg'));
    await openForm('projects');
    await userEvent.click(screen.getByRole('button', { name: 'Choisir parmi les fichiers' }));
    await userEvent.click(await screen.findByRole('button', { name: /Barrage\.jpg/ }));
    await screen.findByText('Fichier choisi. Enregistrez pour confirmer.');
    const shown = screen.getByRole('img', { name: 'Aperçu de l’image' });
    await waitFor(() => expect(shown.style.objectPosition).toBe('20% 80%'));
    expect(shown.getAttribute('src')).toBe('/files/project-images/a1.jpg?v=2&w=320');
    expect(asked.map((query) => query.get('bucket'))).toContain('project-images');
  });

  it('is found by its name, and a PDF brings its size', async () => {
    const asked = libraryOnServer(stored('b1', 'publications', 'pdf', 'Guide des puits.pdf'));
    await openForm('publications');
    await userEvent.click(screen.getByRole('button', { name: 'Choisir parmi les fichiers' }));
    await userEvent.type(
      await screen.findByRole('searchbox', { name: 'Rechercher un fichier' }),
      'puits{Enter}',
    );
    await waitFor(() => expect(asked.at(-1)?.get('q')).toBe('puits'));
    await userEvent.click(await screen.findByRole('button', { name: /Guide des puits\.pdf/ }));
    const link = await screen.findByRole('link', { name: /Guide des puits\.pdf.*0\.40 MB/ });
    expect(link.getAttribute('href')).toBe('/files/publications/b1.pdf?v=2');
  });
});

describe('A file whose sending failed', () => {
  it('is kept and sent again under the same key, as nobody knows whether it arrived', async () => {
    const keys = filesOnServer(
      'publications',
      () => HttpResponse.error(),
      () => problem(503, 'storage_unavailable', 'Stockage indisponible.'),
    );
    await openForm('publications');
    await userEvent.upload(field('file_url'), pdf());
    await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
    expect((await screen.findAllByText('Stockage indisponible.')).length).toBeGreaterThan(0);
    expect(screen.getByText('Guide.pdf')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await screen.findByText('Fichier téléchargé avec succès');
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(3);
  });

  it('speaks English too', async () => {
    filesOnServer('publications', () => HttpResponse.error());
    await openForm('publications', 'en');
    await userEvent.upload(field('file_url'), pdf());
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('File uploaded successfully');
  });
});

describe('A PDF', () => {
  it.each(['rapport', 'rapport.bak', 'rapport.v1.2'])('may be called %s', async (name) => {
    filesOnServer('publications');
    await openForm('publications');
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(field('file_url'), fileOf(FILE_HEADS.pdf, name, ''));
    await screen.findByText('Fichier téléchargé avec succès');
  });

  it.each([
    ['a picture', picture(), /choisissez un fichier PDF/],
    ['nothing', pdf(0), /Ce fichier est vide/],
    ['too much', pdf(20 * 1024 ** 2 + 1), /20 Mo au plus\.$/],
  ])('is refused before it is sent when it is %s', async (_case, file, reason) => {
    const keys = filesOnServer('publications');
    await openForm('publications');
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(field('file_url'), file);
    expect(await screen.findByText(reason, { selector: '[role=alert] p' })).toBeTruthy();
    expect(keys).toEqual([]);
  });
});
