import { configureHttp } from '@site/api-client';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { api, visit, visitorForTests } from '../../../app/testing';
import { dismissAllToasts } from '../../../shared/ui/toast';

visitorForTests();
afterEach(() => {
  configureHttp({});
  sessionStorage.clear();
  dismissAllToasts();
});

it.each([
  ['/contact', 'fr', 'en'],
  ['/en/contact', 'en', 'fr'],
])('The message form at %s asks for answers in the language of its page', async (at, own, other) => {
  // As a screen with a session leaves it.
  configureHttp({ language: () => other });
  let asked: string | null = null;
  api.use(
    http.post('*/api/v1/contact-messages', ({ request }) => {
      asked = request.headers.get('Accept-Language');
      return HttpResponse.json({ status: 'accepted' }, { status: 202 });
    }),
  );
  const { page } = await visit(at);
  const user = userEvent.setup();
  for (const [name, text] of Object.entries({ nom: 'Awa', email: 'awa@example.org', message: 'Bonjour' }))
    await user.type(document.getElementById(name)!, text);
  await user.click(page.getByRole('button', { name: /^(Envoyer le|Send the) message$/ }));
  await page.findByRole('status');
  expect(asked).toBe(own);
});
