// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../app/entry-server';
import type { SubmittedForm } from '../../shared/page';
import { transport, visitorForTests } from '../../app/testing';

visitorForTests();

const render = (url: string, submitted?: SubmittedForm) =>
  renderPage({
    url,
    publicUrl: 'https://example.org',
    transport,
    onError: () => undefined,
    ...(submitted && { submitted }),
  });
const posted = (form: Partial<SubmittedForm>): SubmittedForm => ({
  name: 'newsletter',
  values: {},
  outcome: 'accepted',
  errors: {},
  ...form,
});

describe('without script', () => {
  it('the form is a plain one, which asks for what it needs', async () => {
    const { html } = await render('/newsletter');
    const [form = ''] = /<form.*?<\/form>/s.exec(html) ?? [];
    expect(form).toMatch(/^<form [^>]*action="\/newsletter" method="post"/);
    expect(form).not.toContain('noValidate');
    for (const name of ['email', 'consent', 'source', 'website']) expect(form).toContain(`name="${name}"`);
    expect(form).not.toContain('checked');
    expect(await render('/en/newsletter')).toMatchObject({
      html: expect.stringContaining('action="/en/newsletter"'),
    });
  });

  it('the answer says that it was taken', async () => {
    const { html } = await render('/newsletter', posted({ values: { email: 'awa@example.org' } }));
    expect(html).toMatch(/role="status"[^>]*><p[^>]*>Inscription réussie\u00a0!<\/p>/);
    expect(html).not.toContain('value="awa@example.org"');
  });

  it('the answer says at the fields what is wrong, and keeps what was typed', async () => {
    const values = { email: 'awa <b>', consent: 'true', source: 'resources' };
    const { html } = await render(
      '/newsletter',
      posted({ outcome: 'refused', values, errors: { email: 'Adresse refusée.' } }),
    );
    expect(html).toMatch(/role="alert"[^>]*><p[^>]*>Erreur lors de l’inscription<\/p>/);
    expect(html).toMatch(/<p id="email-error"[^>]*>Adresse refusée\.<\/p>/);
    expect(html).toContain('value="awa &lt;b&gt;"');
    expect(html).toMatch(/id="consent"[^>]* checked/);
    expect(html).toContain('name="source" value="resources"');
  });

  it('the answer passes on what the server says of a failure', async () => {
    const errors = { form: 'Trop de tentatives.' };
    expect((await render('/newsletter', posted({ outcome: 'failed', errors }))).html).toContain(
      '<p>Trop de tentatives.</p>',
    );
  });

  it.each(['confirm', 'unsubscribe'])(
    'the page of a link to %s posts its token to itself',
    async (linkAction) => {
      const { html, complete } = await render(`/en/newsletter/${linkAction}?token=a%22b`);
      expect(html).toMatch(new RegExp(`<form [^>]*action="/en/newsletter/${linkAction}" method="post"`));
      expect(html).toContain('name="token" value="a&quot;b"');
      // Not kept for the next visitor.
      expect(complete).toBe(false);
    },
  );

  it('the page of a link says what came of it', async () => {
    const done = await render('/newsletter/confirm', posted({ values: { token: 't' } }));
    expect(done.html).toMatch(/role="status"><h2[^>]*>Inscription confirmée<\/h2>/);
    const refused = posted({ outcome: 'refused', values: { token: 't' } });
    expect((await render('/newsletter/unsubscribe', refused)).html).toContain('Lien non reconnu');
    const failed = await render('/newsletter/confirm', posted({ outcome: 'failed', values: { token: 't' } }));
    expect(failed.html).toContain('Le serveur ne répond pas');
    expect(failed.html).toContain('name="token" value="t"');
  });

  it.each(['/newsletter', '/newsletter/confirm', '/newsletter/unsubscribe'])(
    '%s is for no index',
    async (path) => {
      for (const url of [path, `/en${path}`]) {
        expect((await render(url)).html).toContain('<meta name="robots" content="noindex"/>');
      }
    },
  );
});
