import { describe, expect, it } from '@jest/globals';
import { CONTENT_KINDS, formOf, PUBLICATIONS, wireFields, type Kind } from '@site/vocabulary';
import { pointersOf, refusalOf, type Answer } from './testing/ask';
import { aMember, anAdministrator, type Person } from './testing/people';
import { aJpeg, aProject, formWith } from './testing/sample-content';
import { sampleOf } from './testing/sample-of-kind';
import { storedState } from './testing/stored-state';
import { administratorOf, builtOfSuite } from './testing/suite';

const PREVIEW = '/api/v1/projects/preview';
const HOSTILE = `"><script>evil()</script><img src=x onerror=evil()><a href="https://evil.test">x</a><form action="https://evil.test">`;

const { fresh, product } = builtOfSuite({ environment: { RATE_LIMIT_FACTOR: '1000' } });
const awa = administratorOf(product, fresh);
const koffi = administratorOf(product, fresh);

const asked = (values: object, more: object = {}) => ({ language: 'fr', view: 'page', values, ...more });
/** In every field that takes any text, as much of it as the field takes. */
const saying = (text: string, kind: Kind) =>
  Object.fromEntries(
    wireFields(kind.fields).flatMap(({ name, field }) => {
      if (field.type === 'file') return [[name, text]];
      const isFree = 'max' in field && field.type !== 'whole' && !formOf(field);
      return isFree ? [[name, text.slice(0, field.max)]] : [];
    }),
  );
const preview = (values: object, { token }: Person = awa, more: object = {}): Promise<Answer> =>
  product.ask(PREVIEW, { body: asked(values, more), token });
const html = ({ body }: Answer) => String(body['html']);

describe('a record that is not saved', () => {
  it('is seen by the one who writes it only, however many look at theirs at once', async () => {
    const rounds = Array.from({ length: 8 }, (_, round) => round);
    const seen = await Promise.all(
      rounds.flatMap((round) => [
        preview(aProject({ title_fr: `Awa-${round}.` }), awa),
        preview(aProject({ title_fr: `Koffi-${round}.` }), koffi),
      ]),
    );
    for (const [index, answer] of seen.entries()) {
      const titles = new Set(html(answer).match(/(?:Awa|Koffi)-\d\./g));
      expect([...titles]).toEqual([`${index % 2 === 0 ? 'Awa' : 'Koffi'}-${Math.floor(index / 2)}.`]);
    }
  });

  it('is nobody else’s: without a session, without the right, and at the address alone there is nothing', async () => {
    const body = asked(aProject());
    const member = await aMember(product);
    expect((await product.ask(PREVIEW, { body })).status).toBe(401);
    expect((await product.ask(PREVIEW, { body, headers: { Cookie: awa.cookie } })).status).toBe(401);
    expect(refusalOf(await product.ask(PREVIEW, { body, token: member.token }))).toBe('403 forbidden');
    const left = await anAdministrator(product, fresh.database.query);
    await product.ask('/api/v1/auth/sign-out', { method: 'POST', headers: { Cookie: left.cookie } });
    expect((await product.ask(PREVIEW, { body, token: left.token })).status).toBe(401);
    for (const { token } of [awa, { token: undefined }]) {
      expect([404, 405, 422]).toContain((await product.ask(PREVIEW, { token })).status);
    }
    expect((await product.ask('/preview')).status).toBe(404);
  });

  it('changes nothing that is stored or kept, and leaves no tag', async () => {
    const created = await product.ask('/api/v1/projects', {
      body: aProject({ title_fr: 'Tel qu’il est' }),
      token: awa.token,
    });
    const id = String(created.body['id']);
    const places = ['/projects', `/projects/${id}`, '/', '/api/v1/projects', `/api/v1/projects/${id}`];
    const look = () => Promise.all(places.map((path) => product.ask(path)));
    await look();
    const [before, stored] = [await look(), await storedState(fresh.database.query, product.dataDir)];
    for (const view of ['card', 'page']) {
      const answer = await preview(aProject({ title_fr: 'Tel qu’il sera' }), awa, { id, view });
      expect(html(answer)).toContain('Tel qu’il sera');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers.etag).toBeUndefined();
    }
    const after = await look();
    expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text));
    expect(after.map(({ headers }) => headers.etag)).toEqual(before.map(({ headers }) => headers.etag));
    expect(after.map(({ headers }) => headers['content-security-policy'])).toEqual(
      before.map(({ headers }) => headers['content-security-policy']),
    );
    expect(await storedState(fresh.database.query, product.dataDir)).toEqual(stored);
  });

  it.each(CONTENT_KINDS.map((kind: Kind) => [kind.url, kind] as const))(
    'runs nothing and leads nowhere, whatever stands in each field of %s',
    async (url, kind) => {
      for (const text of [HOSTILE, `javascript:evil()//<script> [x](javascript:evil()) ${HOSTILE}`]) {
        const values = saying(text, kind);
        for (const view of ['card', 'page']) {
          const body = asked(values, { view });
          const page = html(await product.ask(`/api/v1/${url}/preview`, { body, token: awa.token }));
          expect(page).toContain('&lt;script&gt;');
          const tags = page.replace(/"[^"]*"/g, '""');
          expect(tags).not.toMatch(/<script|<[^>]+\son\w+=|<img src=x/i);
          expect(tags).not.toMatch(
            /<(?:a|area|form|button|input)\b[^>]*\s(?:href|action|formaction|target)=/i,
          );
          const [, policy] =
            /^<!DOCTYPE html><html[^>]*><head><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
              page,
            ) as unknown as [string, string];
          expect(policy).toMatch(/^default-src 'none'; /);
          expect(policy).toContain("form-action 'none'");
          expect(policy).not.toMatch(/script-src|connect-src|unsafe/);
        }
      }
    },
  );

  it('is formatted as it would be, and without marks on its card', async () => {
    const values = { ...sampleOf(PUBLICATIONS), description_fr: '**Eau** et *sol* <b>' };
    const shown = async (view: string) => {
      const body = asked(values, { view });
      return html(await product.ask('/api/v1/publications/preview', { body, token: awa.token }));
    };
    expect(await shown('page')).toContain('<p><strong>Eau</strong> et <em>sol</em> &lt;b&gt;</p>');
    expect(await shown('card')).toContain('Eau et sol &lt;b&gt;');
  });

  it('has the picture that was sent for it', async () => {
    const sent = await product.ask('/api/v1/files/project-images', {
      method: 'POST',
      ...formWith(await aJpeg()),
      token: awa.token,
    });
    const page = html(await preview(aProject({ image_url: sent.body['url'] })));
    expect(page).toContain(`src="${String(sent.body['url'])}?w=960"`);
  });

  it('has what is said of the chosen picture, whatever was said of the one before', async () => {
    const sent = async (alternative: string) => {
      const form = { method: 'POST', ...formWith(await aJpeg()), token: awa.token };
      const url = String((await product.ask('/api/v1/files/project-images', form)).body['url']);
      const says = `update files set alt_fr = $1, version = version + 1 where $2 like '%' || name`;
      await fresh.database.query(says, [alternative, url]);
      return url;
    };
    const [former, chosen] = [await sent('Un barrage'), await sent('Une digue')];
    const body = aProject({ image_url: former });
    const { id } = (await product.ask('/api/v1/projects', { body, token: awa.token })).body;
    for (const more of [{ id }, {}]) {
      // Of a category of its own: the stored one would stand beside it as its neighbour.
      const page = html(await preview(aProject({ image_url: chosen, category: 'Autre' }), awa, more));
      expect([page.includes('alt="Une digue"'), page.includes('Un barrage')]).toEqual([true, false]);
      expect(html(await preview(aProject({ category: 'Autre' }), awa, more))).not.toMatch(
        /Un barrage|Une digue/,
      );
    }
  });

  it('may lack what it needs to be saved, but says nothing that no record can say', async () => {
    expect((await preview({})).status).toBe(200);
    expect((await preview({ title_fr: null, description_en: ' ', status: null })).status).toBe(200);
    const wrong = await preview({ title_fr: 'x'.repeat(201), status: 'gone', featured: 'yes', image_url: 5 });
    expect(refusalOf(wrong)).toBe('422 validation_failed');
    expect(pointersOf(wrong).toSorted()).toEqual([
      '/values/featured',
      '/values/image_url',
      '/values/status',
      '/values/title_fr',
    ]);
    const unknown = await preview({ downloads: 3 });
    expect([refusalOf(unknown), pointersOf(unknown)]).toEqual(['422 unknown_field', ['/values/downloads']]);
    const nothing = await product.ask(PREVIEW, { body: { language: 'de' }, token: awa.token });
    expect(pointersOf(nothing).toSorted()).toEqual(['/language', '/values', '/view']);
    const elsewhere = await product.ask('/api/v1/wonders/preview', { body: asked({}), token: awa.token });
    expect(elsewhere.status).toBe(404);
  });

  it.each(CONTENT_KINDS.map((kind) => [kind.url, kind] as const))('can be one of %s', async (url, kind) => {
    for (const language of ['fr', 'en']) {
      for (const view of ['card', 'page']) {
        const body = asked(sampleOf(kind), { language, view });
        const answer = await product.ask(`/api/v1/${url}/preview`, { body, token: awa.token });
        expect(answer.status).toBe(200);
        expect(html(answer)).toContain(`<html lang="${language}">`);
      }
    }
  });
});
