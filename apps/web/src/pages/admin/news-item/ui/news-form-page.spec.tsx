import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { newsDay } from '@site/vocabulary';
import { describe, expect, it } from 'vitest';
import { browserForTests } from '../../../../entities/session/testing';
import { field } from '../../../../features/edit-record/testing';
import { aNewsItem, newsOnServer, openAdmin } from '../../testing';

browserForTests();

const save = async (name = 'Enregistrer') => userEvent.click(await screen.findByRole('button', { name }));
const chooseDay = (day: string) => fireEvent.change(field('published_at'), { target: { value: day } });

async function fillIn(): Promise<void> {
  await screen.findByRole('button', { name: 'Enregistrer' });
  for (const id of ['title_fr', 'title_en', 'content_fr', 'content_en']) {
    fireEvent.change(field(id), { target: { value: `My ${id}` } });
  }
}

describe('A new news item', () => {
  it('is of today unless told otherwise', async () => {
    const server = newsOnServer();
    const router = await openAdmin('/admin/news/new');
    await fillIn();
    expect(field('published_at').value).toBe(newsDay(new Date()).split('-').reverse().join('/'));
    await save();
    await screen.findByText('Actualité créée avec succès');
    expect(router.state.location.pathname).toBe('/admin/news');
    expect(server.all()).toMatchObject([{ published_at: newsDay(new Date()), image_url: null }]);
  });

  it('without a day is left to the server, which takes this moment', async () => {
    const server = newsOnServer();
    await openAdmin('/admin/news/new');
    await fillIn();
    chooseDay('');
    await screen.findByText('Sans date : l’actualité paraît dès l’enregistrement.');
    await save();
    await screen.findByText('Actualité créée avec succès');
    expect(server.all()).toMatchObject([{ published_at: null }]);
  });

  it('is refused with a day that there is not, or that is half typed, until it is whole', async () => {
    const server = newsOnServer();
    await openAdmin('/admin/news/new');
    await fillIn();
    chooseDay('31/02/2026');
    await save();
    await screen.findByText('Date non valide');
    expect([server.all(), field('published_at').value]).toEqual([[], '31/02/2026']);
    chooseDay('28/02/2026');
    await waitFor(() => expect(screen.queryByText('Date non valide')).toBeNull());
    await save();
    await screen.findByText('Actualité créée avec succès');
    expect(server.all()).toMatchObject([{ published_at: '2026-02-28' }]);
  });

  it('says that it waits for its day', async () => {
    newsOnServer();
    await openAdmin('/admin/news/new', { locale: 'en' });
    await screen.findByRole('heading', { level: 1, name: 'New News Item' });
    chooseDay('3/2/2099');
    await screen.findByText('The news item will appear by itself on 3 February 2099.');
    await save('Save');
    await screen.findByText('French content is required');
  });
});

describe('An existing news item', () => {
  it('that is hidden does not claim to appear on its day', async () => {
    newsOnServer(aNewsItem({ hidden: true, published_at: '2099-02-03T00:00:00Z' }));
    await openAdmin('/admin/news/n1');
    await screen.findByDisplayValue('Works begin');
    expect(screen.queryByText(/paraîtra d’elle-même le/)).toBeNull();
    await save();
    await screen.findByText('Actualité modifiée avec succès');
    // Its row may say for when it is meant.
    const said = screen.queryAllByText(/^Programmée/).filter((element) => !element.matches('[data-tone]'));
    expect(said).toEqual([]);
  });

  it.each([
    ['can be announced once visitors see it', {}, '/admin/news/n1/announce'],
    ['cannot be announced while it is hidden', { hidden: true }, undefined],
    ['cannot be announced before its day', { published_at: '2099-01-01T00:00:00Z' }, undefined],
  ])('%s', async (_, differing, address) => {
    newsOnServer(aNewsItem(differing));
    await openAdmin('/admin/news/n1');
    await screen.findByRole('button', { name: 'Enregistrer' });
    const link = screen.queryByRole('link', { name: 'Annoncer cette actualité' });
    expect(link?.getAttribute('href')).toBe(address);
  });

  it('keeps its day, of which the server keeps the time', async () => {
    const server = newsOnServer(aNewsItem({ published_at: '2026-03-01T23:30:00Z' }));
    await openAdmin('/admin/news/n1');
    await screen.findByRole('heading', { level: 1, name: 'Modifier l’Actualité' });
    await screen.findByDisplayValue('Works begin');
    expect(field('published_at').value).toBe('01/03/2026');
    await userEvent.type(field('title_fr'), ' demain');
    await save();
    await screen.findByText('Actualité modifiée avec succès');
    expect(server.all()).toMatchObject([
      { title_fr: 'Ouverture du chantier demain', published_at: '2026-03-01' },
    ]);
  });
});
