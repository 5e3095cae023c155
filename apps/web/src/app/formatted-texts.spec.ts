// @vitest-environment node
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { aPublication } from '../entities/publication/testing';
import { renderPage } from './entry-server';
import { aProject, api, transport, visitorForTests } from './testing';

visitorForTests();

const HTML =
  '<h2>But</h2><p><strong>Jaugeages</strong> &amp; <a href="/contact">modèle</a></p><ul><li>un</li></ul>';

async function render(url: string) {
  const onError = (message: string) => expect.fail(message);
  return (await renderPage({ url, publicUrl: 'https://example.org', transport, onError })).html;
}

/** The API shows one record, in the form that it was asked for. */
function shows(kind: string, record: { readonly id: string }, description: Readonly<Record<string, string>>) {
  const inForm = ({ url }: Request) => {
    const form = new URL(url).searchParams.get('text') ?? 'as it was written';
    return { ...record, description_fr: description[form] ?? form, description_en: form };
  };
  api.use(
    http.get(`*/api/v1/${kind}`, ({ request }) =>
      HttpResponse.json({ items: [inForm(request)], total: 1, next_cursor: null }),
    ),
    http.get(`*/api/v1/${kind}/:id`, ({ request }) => HttpResponse.json(inForm(request))),
  );
}

describe.each([
  ['projects', '/projects', aProject()],
  ['publications', '/resources', aPublication()],
] as const)('a formatted text of %s', (kind, list, record) => {
  it('stands on its page as the API renders it, and without marks where machines read it', async () => {
    shows(kind, record, { html: HTML });
    const html = await render(`${list}/${record.id}`);
    expect(html).toContain(HTML);
    expect(html).toContain('<meta name="description" content="But Jaugeages &amp; modèle un"/>');
    const [, data = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
    expect(data.replaceAll('\\u0026', '&')).toContain('"description":"But Jaugeages & modèle un"');
  });
});

describe('a formatted text in a list', () => {
  it('has no marks', async () => {
    shows('publications', aPublication(), { plain: 'Jaugeages et modèle.' });
    expect(await render('/resources')).toMatch(/<p[^>]*>Jaugeages et modèle\.<\/p>/);
  });

  it('of partners has none on the card, and all of them in the dialog', async () => {
    const partner = {
      id: '0193c000-0000-7000-8000-000000000001',
      name: 'Office',
      type: 'ONG',
      country: 'Togo',
    };
    shows('partners', { ...partner, projects_count: 1, logo_url: null, website_url: null } as never, {
      html: HTML,
    });
    const html = await render('/partnerships');
    expect(html).toContain(HTML);
    expect(html).toMatch(/<p[^>]*>But Jaugeages &amp; modèle un<\/p>/);
  });
});
