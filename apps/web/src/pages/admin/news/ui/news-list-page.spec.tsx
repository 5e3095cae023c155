import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, browserForTests } from '../../../../entities/session/testing';
import { answerList } from '../../../../features/list-records/testing';
import { aNewsItem, newsOnServer, openAdmin } from '../../testing';

browserForTests();

const later = aNewsItem({
  id: 'n2',
  title_fr: 'Inauguration',
  title_en: 'Inauguration day',
  published_at: '2126-12-31T23:59:59Z',
  image_url: '/files/news-images/0f3c.jpg',
});
const cardOf = (title: string) => screen.getByText(title).closest('li') as HTMLElement;

describe('The list of news', () => {
  it('shows a card each, with what the specification names', async () => {
    const content = `${'é'.repeat(149)}👨‍👩‍👧‍👦 et la suite`;
    newsOnServer(aNewsItem({ content_fr: content }), later);
    await openAdmin('/admin/news');
    await screen.findByRole('heading', { name: 'Liste des Actualités (2)' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Gestion des Actualités');
    const card = within(cardOf('Ouverture du chantier'));
    expect(card.getByText(`${'é'.repeat(149)}👨‍👩‍👧‍👦…`)).toBeTruthy();
    expect(card.getByText('01/03/2026').getAttribute('datetime')).toBe('2026-03-01T09:30:00Z');
    expect(
      card.getByRole('link', { name: 'Modifier\u00a0: Ouverture du chantier' }).getAttribute('href'),
    ).toBe('/admin/news/n1');
    expect(cardOf('Inauguration').querySelector('img')?.getAttribute('src')).toMatch(
      /^\/files\/news-images\/0f3c\.jpg/,
    );
    expect(cardOf('Ouverture du chantier').querySelector('img')).toBeNull();
    expect(screen.getByRole('link', { name: 'Nouvelle Actualité' }).getAttribute('href')).toBe(
      '/admin/news/new',
    );
  });

  it('shows the whole of a short text, as it was written', async () => {
    newsOnServer(aNewsItem({ content_fr: 'Eau & <b>terre</b> &amp; vie' }));
    await openAdmin('/admin/news');
    await screen.findByText('Eau & <b>terre</b> &amp; vie');
  });

  it('shows texts without marks', async () => {
    newsOnServer();
    api.use(
      http.get('*/api/v1/news', ({ request }) => {
        const form = new URL(request.url).searchParams.get('text');
        return answerList(request, [aNewsItem({ content_fr: `Texte : ${form}` })]);
      }),
    );
    await openAdmin('/admin/news');
    await screen.findByText('Texte : plain');
  });

  it('marks what is not public yet; its day is the one of Abidjan', async () => {
    newsOnServer(aNewsItem(), later);
    await openAdmin('/admin/news');
    await screen.findByText('Inauguration');
    expect(within(cardOf('Inauguration')).getByText('31/12/2126')).toBeTruthy();
    expect(within(cardOf('Inauguration')).getByText('Programmée')).toBeTruthy();
    expect(within(cardOf('Ouverture du chantier')).queryByText('Programmée')).toBeNull();
  });

  it('asks as the administrator, so that scheduled news is there', async () => {
    const asked: { token: string | null; visibility: string | null }[] = [];
    newsOnServer(aNewsItem());
    api.use(
      http.get('*/api/v1/news', ({ request }) => {
        const visibility = new URL(request.url).searchParams.get('visibility');
        asked.push({ token: request.headers.get('Authorization'), visibility });
        return answerList(request, []);
      }),
    );
    await openAdmin('/admin/news?visibility=scheduled');
    await screen.findByText('Aucune actualité ne correspond à cette recherche.');
    expect(asked[0]).toEqual({ token: 'Bearer token', visibility: 'scheduled' });
  });

  it('offers to create the first one in English, too', async () => {
    newsOnServer();
    await openAdmin('/admin/news', { locale: 'en' });
    await screen.findByText('No news yet.');
    expect(screen.getAllByRole('link', { name: 'New News Item' })).toHaveLength(2);
  });
});
