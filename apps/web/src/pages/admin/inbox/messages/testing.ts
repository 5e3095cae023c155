import type { Message } from '@site/api-client';
import { http, HttpResponse } from 'msw';
import { api } from '../../../../entities/session/testing';
import { recordsOnServer } from '../../../../features/edit-record/testing';

export const LIST = '/admin/messages';

export function aMessage(differing: Partial<Message> = {}): Message {
  return {
    id: 'm1',
    nom: 'Awa Koné',
    email: 'awa@example.org',
    organisation: 'Mairie fictive',
    telephone: '07 00 00 00 01',
    sujet: 'Étude du bassin',
    message: 'Bonjour,\nrappelez-nous.',
    language: 'fr',
    status: 'new',
    spam_score: 0,
    read_at: '2026-03-02T08:00:00Z',
    note: '',
    version: 1,
    created_at: '2026-03-01T09:30:00Z',
    ...differing,
  };
}

/** Messages behind the API, filtered and counted as it does. */
export function messagesOnServer(...messages: Message[]) {
  const server = recordsOnServer('admin/messages', aMessage(), messages);
  const asked: string[] = [];
  const opened: string[] = [];
  const unread: string[] = [];
  api.use(
    http.get('*/api/v1/admin/messages', ({ request }) => {
      const parameters = new URL(request.url).searchParams;
      asked.push(parameters.toString());
      const all = server.listed();
      const matching = all.filter((one) => matches(one, parameters));
      const items = matching
        .filter(({ status }) => status === (parameters.get('status') ?? status))
        .map(({ message, note: _, ...facts }) => ({ ...facts, excerpt: message }));
      const answer = { counts: countsOf(all), matching: countsOf(matching) };
      return HttpResponse.json({ items, total: items.length, next_cursor: null, ...answer });
    }),
    http.get('*/api/v1/admin/messages/:id/neighbours', ({ params, request }) => {
      asked.push(new URL(request.url).searchParams.toString());
      const all = server.all();
      const place = all.findIndex(({ id }) => id === params['id']);
      return HttpResponse.json({ previous: all[place - 1] ?? null, next: all[place + 1] ?? null });
    }),
    http.post('*/api/v1/admin/messages/:id/read', ({ params }) => {
      opened.push(String(params['id']));
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete('*/api/v1/admin/messages/:id/read', ({ params }) => {
      unread.push(String(params['id']));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return { ...server, asked, opened, unread };
}

function matches({ nom, created_at }: Message, parameters: URLSearchParams): boolean {
  const [q, from, to] = ['q', 'from', 'to'].map((name) => parameters.get(name));
  const day = created_at.slice(0, 10);
  return nom.includes(q ?? '') && day >= (from ?? '') && day <= (to ?? '9');
}

function countsOf(messages: readonly Message[]) {
  const of = (state: string) => messages.filter(({ status }) => status === state).length;
  return { new: of('new'), handled: of('handled'), spam: of('spam') };
}
