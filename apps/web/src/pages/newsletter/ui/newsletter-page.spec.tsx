import { waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SubmittedForm } from '../../../shared/page';
import { api, refusal, visit, visitorForTests } from '../../../app/testing';
import { dismissAllToasts } from '../../../shared/ui/toast';

visitorForTests();

type Sent = { readonly body: unknown; readonly key: string | null };
let sent: Sent[];

/** What the API answers to each call below the newsletter, in turn; the last one stays. */
function answering(...answers: (() => Response)[]): void {
  const answer = async ({ request }: { request: Request }) => {
    sent.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') });
    return answers[Math.min(sent.length, answers.length) - 1]!() as never;
  };
  api.use(
    http.post('*/api/v1/newsletter/subscriptions', answer),
    http.post('*/api/v1/newsletter/subscriptions/:linkAction', answer),
  );
}

const accepted = () => HttpResponse.json({ status: 'pending' }, { status: 202 });
const done = () => HttpResponse.json({ status: 'done' });
const down = () => HttpResponse.error();

beforeEach(() => {
  sent = [];
  answering(accepted);
});
afterEach(dismissAllToasts);

async function open(address = '/newsletter', submitted?: SubmittedForm) {
  const { page } = await visit(address, undefined, { submitted });
  const user = userEvent.setup();
  const email = () => document.getElementById('email') as HTMLInputElement;
  const consent = () => document.getElementById('consent') as HTMLInputElement;
  const send = () => user.click(page.getByRole('button', { name: /^(S’abonner|Subscribe)$/ }));
  const told = async (role: 'alert' | 'status') => (await page.findByRole(role)).textContent;
  return { page, user, email, consent, send, told };
}

describe('the newsletter form', () => {
  it('sends address and consent, says what comes next and is empty again', async () => {
    const { user, email, consent, send, told } = await open();
    expect(consent().checked).toBe(false);
    await user.type(email(), ' awa@example.org ');
    await user.click(consent());
    await send();
    expect(await told('status')).toMatch(/^Inscription réussie\u00a0!Il reste à la confirmer/);
    expect(sent).toEqual([
      {
        body: {
          email: 'awa@example.org',
          website: '',
          consent: true,
          language: 'fr',
          source: 'newsletter',
        },
        key: expect.stringMatching(/^[\da-f]{32}$/),
      },
    ]);
    expect([email().value, consent().checked]).toEqual(['', false]);
  });

  it('takes back what it said before when it is sent anew', async () => {
    const { user, email, consent, send, told, page } = await open();
    await send();
    expect(await told('alert')).toContain('Erreur lors de l’inscription');
    await user.type(email(), 'awa@example.org');
    await user.click(consent());
    await send();
    expect(await told('status')).toMatch(/^Inscription réussie/);
    expect(page.queryAllByRole('alert')).toEqual([]);
    await user.type(email(), 'awa');
    await send();
    await told('alert');
    expect(page.queryAllByRole('status')).toEqual([]);
  });

  it('keeps its good news when its button is pressed once more at once', async () => {
    const { user, email, consent, send, told, page } = await open();
    await user.type(email(), 'awa@example.org');
    await user.click(consent());
    await send();
    await told('status');
    await send();
    await told('alert');
    expect(page.queryAllByRole('status')).toHaveLength(1);
  });

  it('keeps what was typed when the server is away, and repeats it under the same key', async () => {
    answering(down, accepted);
    const { user, email, consent, send, told } = await open();
    await user.type(email(), 'awa@example.org');
    await user.click(consent());
    await send();
    expect(await told('alert')).toContain('Erreur lors de l’inscriptionLe serveur ne répond pas.');
    expect([email().value, consent().checked]).toEqual(['awa@example.org', true]);
    await send();
    expect(await told('status')).toContain('Inscription réussie');
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('shows at the field what the server refuses', async () => {
    const errors = [{ pointer: '/email', code: 'email_invalid', message: 'Adresse refusée.' }];
    answering(() => refusal(422, 'validation_failed', { errors }) as never);
    const { page, user, email, consent, send } = await open();
    await user.type(email(), 'awa@example.org');
    await user.click(consent());
    await send();
    await waitFor(() => expect(email().getAttribute('aria-invalid')).toBe('true'));
    expect(page.getAllByText('Adresse refusée.').length).toBeGreaterThan(0);
    expect(document.activeElement).toBe(email());
  });

  it('sends once, however often it is asked to meanwhile', async () => {
    const { user, email, consent, send, told } = await open();
    await user.type(email(), 'awa@example.org');
    await user.click(consent());
    await Promise.all([send(), send(), send()]);
    await told('status');
    expect(sent).toHaveLength(1);
  });

  it('says under itself what becomes of the address, folded, and leads to the privacy policy', async () => {
    const { page } = await open();
    const notice = page.getByText('Ce que devient votre adresse').closest('details');
    expect(notice?.open).toBe(false);
    expect(notice?.textContent).toMatch(/Nzué Conseil est responsable.*2013-450/);
    const link = notice?.querySelector('a[href="/privacy"]');
    expect(link?.textContent).toBe('Lire la politique de confidentialité');
  });
});

describe('the answer to a newsletter form that was posted without script', () => {
  const values = { email: 'awa@refused', consent: 'true' };
  const refused = { name: 'newsletter', values, outcome: 'refused', errors: { email: 'Refusée.' } } as const;

  it('is over once the form is sent by script, and the form is empty then', async () => {
    const { page, user, email, consent, send, told } = await open('/newsletter', refused);
    expect([email().value, consent().checked]).toEqual(['awa@refused', true]);
    expect(page.getByRole('alert').textContent).toContain('Erreur lors de l’inscription');
    await user.clear(email());
    await user.type(email(), 'awa@example.org');
    await send();
    expect(await told('status')).toMatch(/^Inscription réussie/);
    expect(page.queryAllByRole('alert')).toEqual([]);
    expect([email().value, consent().checked]).toEqual(['', false]);
    expect(sent).toHaveLength(1);
  });
});

describe('the page of a link', () => {
  it.each([
    ['/newsletter/confirm', 'Confirmer mon inscription', 'Inscription confirmée'],
    ['/en/newsletter/confirm', 'Confirm my subscription', 'Subscription confirmed'],
    ['/newsletter/unsubscribe', 'Me désinscrire', 'Désinscription effectuée'],
    ['/en/newsletter/unsubscribe', 'Unsubscribe me', 'You are unsubscribed'],
  ])('%s does nothing until its button is pressed', async (path, action, outcome) => {
    answering(done);
    const { page, user } = await open(`${path}?token=0123`);
    const button = page.getByRole('button', { name: action });
    expect(sent).toEqual([]);
    await user.click(button);
    const heading = await page.findByRole('heading', { name: outcome });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(sent.map(({ body }) => body)).toEqual([{ token: '0123' }]);
    expect(page.queryByRole('button', { name: action })).toBeNull();
  });

  it('leaves its button where the server is away', async () => {
    answering(down, done);
    const { page, user } = await open('/newsletter/unsubscribe?token=t');
    const press = () => user.click(page.getByRole('button', { name: 'Me désinscrire' }));
    await press();
    await page.findByRole('heading', { name: 'Le serveur ne répond pas' });
    await press();
    await page.findByRole('heading', { name: 'Désinscription effectuée' });
  });

  it('without a token is no link', async () => {
    const { page } = await open('/newsletter/unsubscribe');
    expect(page.getByRole('heading', { name: 'Lien non reconnu' })).toBeTruthy();
    expect(page.queryByRole('button', { name: 'Me désinscrire' })).toBeNull();
  });
});
