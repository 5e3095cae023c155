import type { ApiKey, ApiKeyInput } from '@site/api-client';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { ApiKeyListPage } from '..';
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

const COPY: ApiKey = {
  id: 'k1',
  name: 'Site du partenaire',
  hint: 'site_key_Qm3x9A',
  scopes: ['read', 'content:write'],
  made_by: 'Awa Koné',
  created_at: '2026-03-01T10:15:00.000000Z',
  expires_at: null,
  last_used_at: null,
};

/** Keys behind the API; answers what was asked of it. */
function keysOnServer(...keys: ApiKey[]): string[] {
  const stored = new Map(keys.map((one) => [one.id, one]));
  const calls: string[] = [];
  api.use(
    http.get('*/api/v1/admin/api-keys', ({ request }) => answerList(request, [...stored.values()])),
    http.post('*/api/v1/admin/api-keys', async ({ request }) => {
      const { name, scopes, expires_at: end = null } = (await request.json()) as ApiKeyInput;
      const days = end === null ? 'no end' : Math.round((Date.parse(end) - Date.now()) / 86_400_000);
      calls.push(`make ${name}: ${scopes.join(' ')}, ${days}`);
      if (name.trim() === '') return problem(422, 'validation_failed', 'Le nom est requis');
      const made = { ...COPY, name, scopes, expires_at: end, id: 'k2' };
      stored.set(made.id, made);
      return HttpResponse.json({ ...made, secret: 'site_key_shown-once' }, { status: 201 });
    }),
    http.delete('*/api/v1/admin/api-keys/:id', ({ params }) => {
      calls.push(`revoke ${String(params['id'])}`);
      stored.delete(String(params['id']));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return calls;
}

async function openKeys(locale: 'fr' | 'en' = 'fr') {
  rememberSession();
  await open({
    at: '/admin/api-keys',
    locale,
    layout: AdminForTests,
    screens: { '/admin/api-keys': ApiKeyListPage },
  });
}
const told = (text: string, role: 'alert' | 'status' = 'status') =>
  screen.findByText(text, { selector: `[role=${role}] p` });

describe('The list of keys', () => {
  it('says what each is for, until when, and when it was used', async () => {
    const former = {
      ...COPY,
      id: 'k3',
      name: 'Ancien script',
      scopes: ['messages:read' as const],
      expires_at: '2026-03-02T10:15:00.000000Z',
      last_used_at: '2026-03-01T12:30:00.000000Z',
    };
    keysOnServer(COPY, former);
    await openKeys();
    await screen.findByRole('heading', { name: 'Clés d’API (2)' });
    const [, first, second] = screen.getAllByRole('row');
    expect(first?.textContent).toMatch(
      /Site du partenaire.*site_key_Qm3x9A….*Sans limite.*Lire, Modifier le contenu.*Jamais.*Awa Koné/,
    );
    expect(second?.textContent).toMatch(/Expirée le 2 mars 2026.*Lire les messages.*1er mars 2026, 12:30/);
  });

  it('has one more, which is shown once', async () => {
    const calls = keysOnServer();
    await openKeys();
    await userEvent.click((await screen.findAllByRole('button', { name: 'Créer une clé' }))[0]!);
    const dialog = await screen.findByRole('dialog', { name: 'Créer une clé' });
    const name = within(dialog).getByRole('textbox', { name: 'Nom' });
    const make = within(dialog).getByRole('button', { name: 'Créer' });
    await userEvent.click(make);
    await told('Le nom est requis', 'alert');
    await userEvent.type(name, ' ');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Lire tout/ }));
    expect(make).toHaveProperty('disabled', true);
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Modifier les médias/ }));
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'Durée de validité' }));
    await userEvent.click(await screen.findByTitle('30 jours'));
    await userEvent.type(name, 'Export{Enter}');
    const secret = await within(dialog).findByRole<HTMLInputElement>('textbox', { name: 'Clé' });
    expect(secret.value).toBe('site_key_shown-once');
    expect(calls.at(-1)).toBe('make  Export: files:write, 30');
    await screen.findByText('Modifier les médias', { selector: 'td *, td' });
  });

  it('loses one after a question that says who loses access', async () => {
    const calls = keysOnServer(COPY);
    await openKeys('en');
    const revoke = await screen.findByRole('button', { name: 'Revoke: Site du partenaire' });
    await userEvent.click(revoke);
    const question = await screen.findByRole('dialog', { name: 'Revoke the key' });
    expect(question.textContent).toContain('“Site du partenaire” will lose access');
    await userEvent.click(within(question).getByRole('button', { name: 'Revoke' }));
    await told('Key revoked');
    expect(calls).toEqual(['revoke k1']);
    await screen.findByText('No keys for now.');
  });
});
