import { FIRM_DEFAULTS } from '@site/vocabulary';
import { cleanup, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { api, visit, visitorForTests } from '../../../app/testing';
import type { SubmittedForm } from '../../../shared/page';
import { dismissAllToasts } from '../../../shared/ui/toast';

visitorForTests();

type Sent = { readonly body: Record<string, unknown>; readonly key: string | null };
let sent: Sent[];

/** What the API answers to each message, in turn; the last one stays. */
function answering(...answers: (() => Response | Promise<Response>)[]): void {
  api.use(
    http.post('*/api/v1/contact-messages', async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      sent.push({ body, key: request.headers.get('Idempotency-Key') });
      return answers[Math.min(sent.length, answers.length) - 1]!() as never;
    }),
  );
}

const accepted = () => HttpResponse.json({ status: 'accepted' }, { status: 202 });
const refusal = (status: number, more: object = {}) =>
  HttpResponse.json({ code: 'any', detail: 'Trop de tentatives.', ...more }, { status });

beforeEach(() => {
  sent = [];
  answering(accepted);
});
afterEach(() => {
  sessionStorage.clear();
  dismissAllToasts();
});

async function open(address = '/contact', submitted?: SubmittedForm) {
  const { page } = await visit(address, undefined, { submitted });
  const user = userEvent.setup();
  const field = (name: string) => document.getElementById(name) as HTMLInputElement;
  const send = () => user.click(page.getByRole('button', { name: /^(Envoyer le|Send the) message$/ }));
  const type = async (typed: Record<string, string>) => {
    for (const [name, text] of Object.entries(typed)) await user.type(field(name), text);
  };
  return { page, user, field, send, type };
}

const LETTER = { nom: 'Awa Koné', email: 'awa@example.org', message: 'Bonjour' };
const notice = async (page: ReturnType<typeof within>, role: 'alert' | 'status') =>
  (await page.findByRole(role)).textContent;

describe('the message form', () => {
  it('sends what was typed, says so and is empty again', async () => {
    const { page, field, send, type } = await open('/contact?sujet=Partenariat');
    await type({ ...LETTER, organisation: 'Mairie' });
    await send();
    expect(await notice(page, 'status')).toMatch(
      /Message envoyé.!Nous vous répondrons dans les plus brefs délais\./,
    );
    expect(sent).toEqual([
      {
        body: {
          ...LETTER,
          organisation: 'Mairie',
          telephone: '',
          sujet: 'Partenariat',
          website: '',
          language: 'fr',
          seconds: expect.any(Number),
        },
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
    for (const name of ['nom', 'email', 'organisation', 'telephone', 'sujet', 'message']) {
      expect([name, field(name).value]).toEqual([name, '']);
    }
    expect(sessionStorage.length).toBe(0);
  });

  it('takes back what it said before when it is sent anew', async () => {
    answering(() => refusal(503), accepted);
    const { page, send, type, user, field } = await open();
    await send();
    await page.findByText('Champs requis manquants');
    await type({ ...LETTER, email: 'awa' });
    await send();
    await page.findByText('Email invalide');
    expect(page.queryByText('Champs requis manquants')).toBeNull();
    await user.type(field('email'), '@example.org');
    await send();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(page.queryByText('Email invalide')).toBeNull();
    await page.findByRole('alert');
    await send();
    expect(await notice(page, 'status')).toMatch(/Message envoyé/);
    expect(page.queryAllByRole('alert')).toEqual([]);
    await send();
    await page.findByText('Champs requis manquants');
    expect(page.queryAllByRole('status')).toHaveLength(1);
    await type({ nom: 'Awa' });
    await send();
    await waitFor(() => expect(page.queryAllByRole('status')).toEqual([]));
  });

  it.each([
    ['is broken', () => refusal(503, { detail: '' }), /Votre message reste dans le formulaire\./],
    ['cannot be reached', () => HttpResponse.error(), /hors connexion/],
    ['has had enough', () => refusal(429), /Trop de tentatives\./],
  ])(
    'keeps what was typed when the server %s, and sends the same under the same key again, after a reload too',
    async (_, answer, said) => {
      answering(answer, answer, accepted);
      const { page, field, send, type } = await open();
      await type(LETTER);
      await send();
      const text = await notice(page, 'alert');
      expect(text).toContain('Une erreur s’est produite. Veuillez réessayer.');
      expect(text).toMatch(said);
      expect(field('message').value).toBe('Bonjour');
      await send();
      await waitFor(() => expect(sent).toHaveLength(2));
      cleanup();
      const again = await open();
      await again.send();
      await again.page.findByRole('status');
      expect(sent).toEqual([sent[0], sent[0], sent[0]]);
      expect(sessionStorage.length).toBe(0);
    },
  );

  it('shows what the server alone refuses at its field', async () => {
    answering(() => refusal(422, { errors: [{ pointer: '/email', message: 'Email valide requis' }] }));
    const { page, field, send, type } = await open();
    await type(LETTER);
    await send();
    expect(await page.findByText('Email valide requis')).toBeTruthy();
    expect(await notice(page, 'alert')).toContain('Email invalide');
    expect(document.activeElement).toBe(field('email'));
  });

  it('has what was typed again after a reload, but follows a link that names another subject', async () => {
    const first = await open('/contact?sujet=Eau');
    await first.type({ nom: 'Awa', sujet: ' et climat' });
    cleanup();
    const again = await open('/contact?sujet=Eau');
    await waitFor(() => expect(again.field('nom').value).toBe('Awa'));
    expect(again.field('sujet').value).toBe('Eau et climat');
    cleanup();
    const other = await open('/contact?sujet=Formation');
    await waitFor(() => expect(other.field('nom').value).toBe('Awa'));
    expect(other.field('sujet').value).toBe('Formation');
    expect(localStorage.length).toBe(0);
  });

  it.each([
    ['refused', 'Awa postée'],
    ['failed', 'Awa postée'],
    ['accepted', ''],
  ] as const)('prefers what was posted without script to an older draft: %s', async (outcome, name) => {
    const first = await open();
    await first.type({ nom: 'Awa', organisation: 'Mairie' });
    cleanup();
    const values = { nom: 'Awa postée', message: 'Bonjour' };
    const answer = await open('/contact', { name: 'contact', values, outcome, errors: {} });
    expect([answer.field('nom').value, answer.field('organisation').value]).toEqual([name, '']);
    cleanup();
    const again = await open();
    expect([again.field('nom').value, again.field('organisation').value]).toEqual([name, '']);
  });

  it('hides its trap from people and from assistive technology', async () => {
    const { page, field } = await open();
    expect(page.queryByRole('textbox', { name: 'Ne pas remplir' })).toBeNull();
    expect(field('website').tabIndex).toBe(-1);
  });
});

describe('the contact page', () => {
  it.each([
    ['/contact', 'Lundi – Vendredi8h00–17h00Samedi8h00–12h00DimancheFermé', 'loi ivoirienne n° 2013-450'],
    [
      '/en/contact',
      'Monday – Friday8:00 am – 5:00 pmSaturday8:00 am – 12:00 pmSundayClosed',
      'law no. 2013-450',
    ],
  ])(
    '%s has the hours, the ways to the firm and the notice on personal data',
    async (address, hours, law) => {
      const PHONE = '+225 27 22 00 00 01';
      const SOCIAL = 'https://www.facebook.com/firm';
      api.use(
        http.get('*/api/v1/settings', () =>
          HttpResponse.json({ ...FIRM_DEFAULTS, phone: PHONE, social_url: SOCIAL }),
        ),
      );
      const { page } = await open(address);
      const plain = document.body.textContent.replaceAll('\u00A0', ' ');
      expect(plain).toContain(hours);
      expect(plain).toContain(law);
      const main = within(page.getByRole('main'));
      const social = within(page.getByRole('contentinfo')).getByRole('link', { name: /facebook\.com/ });
      expect(social.getAttribute('href')).toBe(SOCIAL);
      expect(main.getByRole('link', { name: PHONE })).toHaveProperty('href', 'tel:+2252722000001');
      const chat = main.getByRole('link', { name: /WhatsApp/ });
      expect([chat.getAttribute('target'), chat.getAttribute('rel')]).toEqual([
        '_blank',
        'noopener noreferrer',
      ]);
      expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toContain('?text=Bonjour Nzué Conseil');
      const notice = document.querySelector<HTMLElement>('main details')!;
      expect(within(notice).getByRole('link', { name: /confidentialité|privacy/ })).toHaveProperty(
        'pathname',
        address.replace('contact', 'privacy'),
      );
    },
  );
});

describe('a request for a quote', () => {
  it.each([
    [
      '/contact?sujet=Devis',
      'Demander un devis',
      'Domaine (facultatif)',
      'Eau et WASH',
      /lundi au vendredi 8h00–17h00, le samedi/,
    ],
    [
      '/en/contact?sujet=Quote',
      'Request a quote',
      'Area of expertise (optional)',
      'Water and WASH',
      /Monday to Friday 8:00/,
    ],
  ])(
    'at %s asks for domain, place and deadline, and says when one answers',
    async (at, title, label, domain, hours) => {
      const { page, user, field, send, type } = await open(at);
      expect(page.getByRole('heading', { level: 1 }).textContent).toBe(title);
      expect(page.getByText(hours)).toBeTruthy();
      await user.selectOptions(page.getByLabelText(label), domain);
      await type({ ...LETTER, lieu: 'Korhogo' });
      await send();
      const panel = (await page.findByText(/avec succès|sent successfully/)).parentElement;
      expect(document.activeElement).toBe(panel);
      expect(panel?.textContent).toContain(`${domain}`);
      expect(sent[0]?.body).toMatchObject({ domaine: domain, lieu: 'Korhogo' });
      expect(sent[0]?.body).not.toHaveProperty('echeance');
      expect([field('lieu').value, field('domaine').value]).toEqual(['', '']);
    },
  );

  it.each([
    ['/contact?sujet=Devis', null],
    ['/contact?sujet=Devis', '2252722000001', 'Bonjour'],
    ['/en/contact?sujet=Quote', '2252722000001', 'Hello'],
  ])('at %s is confirmed with a way to WhatsApp where there is one: %s', async (at, number, greets = '') => {
    const settings = { ...FIRM_DEFAULTS, whatsapp_number: number };
    api.use(http.get('*/api/v1/settings', () => HttpResponse.json(settings)));
    const { page, send, type } = await open(at);
    await type(LETTER);
    await send();
    const panel = within((await page.findByText(/avec succès|sent successfully/)).parentElement!);
    const chats = panel.queryAllByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ });
    const begun = number === null ? [] : [`https://wa.me/${number}?text=${greets}`];
    expect(chats.map(({ href }) => href.split('%20')[0])).toEqual(begun);
  });

  it('about a project has its subject filled in', async () => {
    const { page, field } = await open('/contact?sujet=Devis : étude semblable à « Bandama »');
    expect(page.getByLabelText('Lieu (facultatif)')).toBeTruthy();
    expect(field('sujet').value).toBe('Devis : étude semblable à « Bandama »');
  });

  it.each(['/contact', '/contact?sujet=Partenariat', '/contact?sujet=Devisé'])(
    'is not made at %s',
    async (at) => {
      const { page } = await open(at);
      expect(page.queryByLabelText('Lieu (facultatif)')).toBeNull();
    },
  );
});
