import { waitFor } from '@testing-library/react';
import { FIRM_DEFAULTS } from '@site/vocabulary';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../entities/session';
import { sessionKey } from '../shared/config';
import { importedTexts } from '../shared/i18n';
import { api, refusal, visit, visitorForTests } from './testing';

visitorForTests();

const AWA = { id: 'u1', email: 'awa@eaux.test', full_name: 'Awa Koné' };
let asked: string[] = [];

beforeAll(() => {
  const intercepted = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    intercepted(typeof input === 'string' ? new URL(input, location.origin) : input, init);
});
beforeEach(() => {
  asked = [];
  api.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
});
afterEach(() => {
  api.events.removeAllListeners();
  session.end();
});

function signedInAs(roles: readonly string[]): void {
  localStorage.setItem(sessionKey(location.host), JSON.stringify({ user: AWA, expires_at: 1 }));
  session.store.setState({ status: 'loading' }, true);
  const issued = { access_token: 'token', token_type: 'Bearer', expires_in: 900, user: AWA };
  api.use(
    http.post('*/api/v1/auth/refresh', () => HttpResponse.json(issued)),
    http.get('*/api/v1/auth/me', () => HttpResponse.json({ ...AWA, roles })),
  );
}

const marks = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href*="/admin/settings#"]')].map((mark) => [
    mark.textContent,
    mark.getAttribute('href')?.replace('/admin/settings#', ''),
  ]);

describe('a page that an administrator looks at', () => {
  it('marks what is unknown where it would stand, with the way to its field', async () => {
    signedInAs(['admin']);
    await visit('/legal');
    await waitFor(() => expect(marks().length).toBeGreaterThan(0));
    const company = [...document.querySelectorAll('#company dl > div')]
      .filter((row) => row.querySelector('dd > a'))
      .map((row) => row.querySelector('dt')?.textContent);
    expect(company).toEqual([
      'Numéro d’identification',
      'Registre de commerce',
      'Centre des impôts',
      'Agence de sécurité sociale',
      'Siège social',
      'Direction de la publication',
    ]);
    expect(marks()).toContainEqual(['Téléphone · À compléter', 'phone']);
    const fields = new Set(marks().map(([, field]) => field));
    expect([...fields].toSorted()).toEqual([
      'address_fr',
      'director_name',
      'email',
      'hosting',
      'identification_number',
      'phone',
      'social_security_agency',
      'social_url',
      'tax_centre',
      'trade_register_number',
    ]);
  });

  it('leads to the fields of its language, and marks nothing that is known', async () => {
    signedInAs(['admin']);
    api.use(
      http.get('*/api/v1/settings', () =>
        HttpResponse.json({ ...FIRM_DEFAULTS, phone: '+225 27 22 00 00 01', director_name: 'Awa Koné' }),
      ),
    );
    await visit('/en/contact');
    await waitFor(() =>
      expect(marks()).toContainEqual(['WhatsApp number · To be completed', 'whatsapp_number']),
    );
    expect(marks()).toContainEqual(['Address (EN) · To be completed', 'address_en']);
    expect(marks().filter(([, field]) => field === 'phone' || field === 'director_name')).toEqual([]);
  });

  it('marks nothing where the words of the marks do not come', async () => {
    signedInAs(['admin']);
    await visit('/legal', undefined, {
      texts: (language, name) => (name === 'admin/fields' ? undefined : importedTexts(language, name)),
    });
    await waitFor(() => expect(asked).toContain('/api/v1/auth/refresh'));
    await new Promise((done) => setTimeout(done, 200));
    expect(marks()).toEqual([]);
  });

  it('shows what visitors see again once the session has ended', async () => {
    signedInAs(['admin']);
    await visit('/about');
    await waitFor(() => expect(marks().length).toBeGreaterThan(0));
    session.end();
    await waitFor(() => expect(marks()).toEqual([]));
  });
});

describe('a page that anybody else looks at', () => {
  it('marks nothing for who has an account and no right', async () => {
    signedInAs([]);
    await visit('/legal');
    await waitFor(() => expect(asked).toContain('/api/v1/auth/me'));
    await new Promise((done) => setTimeout(done, 50));
    expect(marks()).toEqual([]);
  });

  it('marks nothing for whose session is over', async () => {
    signedInAs(['admin']);
    api.use(http.post('*/api/v1/auth/refresh', () => refusal(401, 'session_expired')));
    await visit('/legal');
    await waitFor(() => expect(localStorage.getItem(sessionKey(location.host))).toBeNull());
    expect(marks()).toEqual([]);
  });

  it('asks for no session where none is on record', async () => {
    await visit('/legal');
    await new Promise((done) => setTimeout(done, 50));
    expect(asked.filter((path) => path.includes('/auth/'))).toEqual([]);
    expect(marks()).toEqual([]);
  });
});
