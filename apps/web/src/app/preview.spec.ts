// @vitest-environment node
import { CONTENT_KINDS, exampleValues, LOCALES, wireFields, type Kind, type Locale } from '@site/vocabulary';
import { describe, expect, it } from 'vitest';
import { aPartner } from '../pages/partnerships/testing';
import { asHtml } from '../shared/published';
import { renderPage, renderPreview } from './entry-server';
import { PLAIN_PATH, type PreviewRequest } from './preview';
import { publish, serve, transport, visitorForTests } from './testing';

visitorForTests();

const ID = '0193c000-0000-7000-8000-000000000001';

function preview(kind: string, values: object, asked: Partial<PreviewRequest> = {}): Promise<string> {
  const described = CONTENT_KINDS.find(({ name }) => name === kind);
  const html = described ? asHtml(described, values) : values;
  return renderPreview({
    kind,
    values: { ...values },
    shown: { html: { ...html }, plain: { ...values } },
    language: 'fr',
    view: 'page',
    publicUrl: 'https://example.org',
    transport,
    onError: (message) => expect.fail(message),
    ...asked,
  });
}

function nameOf(kind: Kind, values: object, language: Locale): string {
  const first = wireFields(kind.fields).find(({ locale = language }) => locale === language);
  return String((values as Record<string, unknown>)[first?.name ?? '']);
}

describe.each(CONTENT_KINDS.map((kind) => [kind.name, kind] as const))('%s that are not saved', (_, kind) => {
  it.each(LOCALES)('are shown on a page and as a card, as visitors would see them (%s)', async (language) => {
    const values = exampleValues(kind);
    for (const view of ['page', 'card'] as const) {
      const html = await preview(kind.name, values, { language, view });
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toContain(nameOf(kind, values, language));
      expect(html).not.toMatch(/Oops!|container failure/);
      expect(html).not.toMatch(/<dd>(?:true|false)<\/dd>/);
      expect(html).not.toMatch(/<p[^>]*><\/p>/);
    }
  });

  it('are shown with nothing in them yet', async () => {
    const values = Object.fromEntries(
      Object.entries(exampleValues(kind)).map(([name, value]) => [
        name,
        typeof value === 'string' ? '' : value,
      ]),
    );
    for (const view of ['page', 'card'] as const) {
      expect(await preview(kind.name, values, { view })).not.toMatch(/Oops!|container failure/);
    }
  });
});

describe('a preview', () => {
  it('shows the picture that is chosen, and of the stored record what its form does not say', async () => {
    serve('publications', [{ id: ID, downloads: 12_500 } as never]);
    const [publication] = CONTENT_KINDS.filter(({ name }) => name === 'publications');
    const html = await preview('publications', exampleValues(publication!), { id: ID });
    expect(html).toMatch(/12\u202F500/);
    const [project] = CONTENT_KINDS.filter(({ name }) => name === 'projects');
    const values = { ...exampleValues(project!), image_url: '/files/project-images/a.jpg' };
    expect(await preview('projects', values)).toContain('/files/project-images/a.jpg?w=640 640w');
  });

  it('says of a picture what is said of the chosen one, not of the stored one', async () => {
    const told = (alternative: string) => ({
      image_url: {
        alt_fr: alternative,
        alt_en: '',
        focal_x: 50,
        focal_y: 50,
        content_version: 1,
        version: 2,
      },
    });
    serve('projects', [{ id: ID, files: told('Un barrage') } as never]);
    const [project] = CONTENT_KINDS.filter(({ name }) => name === 'projects');
    const values = { ...exampleValues(project!), image_url: '/files/project-images/a.jpg' };
    for (const view of ['page', 'card'] as const) {
      const chosen = await preview('projects', values, { id: ID, view, files: told('Une digue') });
      expect([chosen.includes('alt="Une digue"'), chosen.includes('Un barrage')]).toEqual([true, false]);
      expect(await preview('projects', values, { id: ID, view })).not.toContain('Un barrage');
    }
  });

  it('of what has no page stands among the others, in place of its stored self', async () => {
    serve('partners', [
      aPartner({ id: ID, name: 'Avant' }),
      aPartner({ id: `${ID.slice(0, -1)}2`, name: 'Autre' }),
    ]);
    const html = await preview('partners', { ...aPartner(), name: 'Après' }, { id: ID });
    expect(html).toContain('Après');
    expect(html).toContain('Autre');
    expect(html).not.toContain('Avant');
  });

  it('has no address: where a kind without pages is shown, visitors find nothing', async () => {
    publish();
    const { status, html } = await renderPage({
      url: PLAIN_PATH,
      publicUrl: 'https://example.org',
      transport,
      onError: () => undefined,
    });
    expect(status).toBe(404);
    expect(html).toContain('Oops! Page not found');
    expect(await preview('unheard_of', {})).not.toMatch(/Oops!|container failure/);
  });
});
