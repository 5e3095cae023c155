import { screen } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, browserForTests } from '../../../../entities/session/testing';
import { answerList } from '../../../../features/list-records/testing';
import { aNewsItem, newsOnServer, openAdmin } from '../../testing';

browserForTests();

describe('The list of news', () => {
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
