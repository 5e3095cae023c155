import type { Delivery, Webhook } from '@site/api-client';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { WebhookListPage } from '..';
import {
  api,
  browserForTests,
  open,
  problem,
  rememberSession,
} from '../../../../../entities/session/testing';
import { answerList } from '../../../../../features/list-records/testing';
import { AdminForTests } from '../../../testing';

browserForTests();

const COPY: Webhook = {
  id: 'w1',
  url: 'https://copy.example.org/hook',
  kinds: ['projects', 'news'],
  made_by: 'Awa Koné',
  created_at: '2026-03-01T10:15:00.000000Z',
  waiting: 0,
  failures: 0,
};
const TOLD: Delivery = {
  id: 'd1',
  kind: 'projects',
  record: 'p1',
  version: 3,
  created_at: '2026-03-02T10:15:00.000000Z',
  state: 'failed',
  attempts: 12,
  attempted_at: '2026-03-05T10:15:00.000000Z',
  status: 500,
  error: null,
};

/** Webhooks behind the API; answers what was asked of it. */
function webhooksOnServer(...webhooks: Webhook[]): string[] {
  const stored = new Map(webhooks.map((one) => [one.id, one]));
  const calls: string[] = [];
  let delivery = TOLD;
  api.use(
    http.get('*/api/v1/admin/webhooks', ({ request }) => answerList(request, [...stored.values()])),
    http.post('*/api/v1/admin/webhooks', async ({ request }) => {
      const body = (await request.json()) as { url: string; kinds: Webhook['kinds'] };
      calls.push(`make ${JSON.stringify(body)}`);
      if (body.url.includes('127'))
        return problem(422, 'validation_failed', 'Une adresse publique en https:// est attendue');
      const made = { ...COPY, ...body, id: 'w2' };
      stored.set(made.id, made);
      return HttpResponse.json({ ...made, secret: 'whsec_shown-once' }, { status: 201 });
    }),
    http.delete('*/api/v1/admin/webhooks/:id', ({ params }) => {
      calls.push(`remove ${String(params['id'])}`);
      stored.delete(String(params['id']));
      return new HttpResponse(null, { status: 204 });
    }),
    http.get('*/api/v1/admin/webhooks/:id/deliveries', () =>
      HttpResponse.json({ items: [delivery], total: 1, next_cursor: null }),
    ),
    http.post('*/api/v1/admin/webhooks/:id/deliveries/:delivery/replay', ({ params }) => {
      calls.push(`replay ${String(params['delivery'])}`);
      delivery = { ...delivery, state: 'waiting', attempts: 0 };
      return HttpResponse.json(delivery);
    }),
  );
  return calls;
}

async function openWebhooks(locale: 'fr' | 'en' = 'fr') {
  rememberSession();
  await open({
    at: '/admin/webhooks',
    locale,
    layout: AdminForTests,
    screens: { '/admin/webhooks': WebhookListPage },
  });
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const told = (text: string | RegExp, role: 'alert' | 'status' = 'status') =>
  screen.findByText(text, { selector: `[role=${role}] p` });

describe('The list of webhooks', () => {
  it('says where to, of what, and whether all is told', async () => {
    const failing = { ...COPY, id: 'w3', url: 'https://lost.example.org/', waiting: 4, failures: 7 };
    const gone = { ...COPY, id: 'w4', url: 'https://gone.example.org/', waiting: 0, failures: 1 };
    webhooksOnServer(COPY, failing, gone);
    await openWebhooks();
    await screen.findByRole('heading', { name: 'Adresses prévenues (3)' });
    const [, first, second, third] = screen.getAllByRole('row');
    expect(first?.textContent).toMatch(/copy\.example\.org.*Projets, Actualités.*À jour.*1er mars 2026/);
    expect(second?.textContent).toMatch(/lost\.example\.org.*En échec, 4 envois en attente/);
    expect(third?.textContent).toMatch(/gone\.example\.org.*Dernier envoi abandonné/);
  });

  it('has one more, whose secret is shown once', async () => {
    const calls = webhooksOnServer();
    await openWebhooks();
    await userEvent.click((await screen.findAllByRole('button', { name: 'Ajouter un webhook' }))[0]!);
    const dialog = await screen.findByRole('dialog', { name: 'Ajouter un webhook' });
    const url = within(dialog).getByRole('textbox', { name: 'Adresse' });
    await userEvent.type(url, 'https://127.0.0.1/');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Partenaires' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ajouter' }));
    await told('Une adresse publique en https:// est attendue', 'alert');
    expect(document.activeElement).toBe(url);
    await userEvent.clear(url);
    await userEvent.type(url, 'https://new.example.org/hook{Enter}');
    const secret = await within(dialog).findByRole<HTMLInputElement>('textbox', {
      name: 'Secret de signature',
    });
    expect(secret.value).toBe('whsec_shown-once');
    const kinds = ['projects', 'publications', 'news'];
    expect(calls.at(-1)).toBe(`make ${JSON.stringify({ url: 'https://new.example.org/hook', kinds })}`);
    await screen.findByText('https://new.example.org/hook');
  });

  it('loses one after a question', async () => {
    const calls = webhooksOnServer(COPY);
    await openWebhooks();
    await userEvent.click(await button(/Supprimer.*copy\.example\.org/));
    const question = await screen.findByRole('dialog', { name: 'Confirmer la suppression' });
    await userEvent.click(within(question).getByRole('button', { name: 'Supprimer' }));
    await told('Webhook supprimé');
    expect(calls).toEqual(['remove w1']);
  });
});

describe('What a webhook was told', () => {
  it('is listed with what came of it, and sent again', async () => {
    const calls = webhooksOnServer(COPY);
    await openWebhooks();
    await userEvent.click(await button(/^Envois/));
    const dialog = await screen.findByRole('dialog', { name: 'Envois' });
    const item = await within(dialog).findByRole('listitem');
    expect(item.textContent).toMatch(/Projets · version 3Abandonné2 mars 2026.* · réponse 500 · 12 essais/);
    await userEvent.click(within(item).getByRole('button', { name: 'Renvoyer' }));
    await told('L’envoi est reparti');
    expect(calls).toEqual(['replay d1']);
    await within(dialog).findByText('En attente');
  });

  it('is what has come of it by now, in the list, too', async () => {
    webhooksOnServer({ ...COPY, waiting: 1, failures: 12 });
    await openWebhooks();
    await screen.findByText('En échec, 1 envoi en attente');
    await userEvent.click(await button(/^Envois/));
    await screen.findByText('Abandonné');
    webhooksOnServer(COPY);
    api.use(
      http.get('*/api/v1/admin/webhooks/:id/deliveries', () =>
        HttpResponse.json({ items: [{ ...TOLD, state: 'delivered' }], total: 1, next_cursor: null }),
      ),
    );
    await userEvent.keyboard('{Escape}');
    await screen.findByText('À jour');
    await userEvent.click(await button(/^Envois/));
    await screen.findByText('Reçu');
  });

  it('can be asked for again', async () => {
    webhooksOnServer(COPY);
    let isDown = true;
    api.use(
      http.get('*/api/v1/admin/webhooks/:id/deliveries', () =>
        isDown ? problem(503, 'dependency_unavailable', 'Base indisponible.') : undefined,
      ),
    );
    await openWebhooks();
    await userEvent.click(await button(/^Envois/));
    const dialog = await screen.findByRole('dialog', { name: 'Envois' });
    const retry = await within(dialog).findByRole('button', { name: 'Réessayer' });
    isDown = false;
    await userEvent.click(retry);
    await within(dialog).findByRole('listitem');
  });
});
