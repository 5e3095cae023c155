import assert from 'node:assert/strict';
import { aProject, PROJECT_TEXTS } from '../../apps/api/src/testing/sample-content.ts';
import { aContactMessage } from '../../apps/api/src/testing/sample-message.ts';
import { aNewsItem } from '../../apps/api/src/testing/sample-news-item.ts';
import { aPublication } from '../../apps/api/src/testing/sample-publication.ts';
import { expectRefusal, expectStatus, expectUntouched, JSON_TYPE, type Checks } from './checks.ts';
import { creating, KINDS, PARTNER } from './records.ts';

const READ_ONLY = ['id', 'created_at', 'version', 'downloads', 'uploaded_by', '__proto__', 'constructor'];
const FIELDS = Object.keys(PROJECT_TEXTS) as (keyof typeof PROJECT_TEXTS)[];
const written = (body: object, first: string): string => JSON.stringify(body).replace('{', `{${first},`);

/** D, and K of texts: what a field takes. */
export const input: Checks = {
  'D-01': async (site) => {
    const { token } = await site.administrator();
    const create = await creating(site);
    for (const [kind, body] of Object.entries(KINDS)) {
      const { body: stored } = expectStatus(await create(kind, body), 201);
      const path = `/api/v1/${kind}/${String(stored['id'])}`;
      for (const name of READ_ONLY) {
        const sent = written(body, `"${name}":"9"`);
        const revise = () =>
          site.ask(path, { method: 'PUT', token, body: sent, headers: { ...JSON_TYPE, 'If-Match': '"v1"' } });
        await expectUntouched(site, '422 unknown_field', () => create(kind, sent), `/${name}`);
        await expectUntouched(site, '422 unknown_field', revise, `/${name}`);
      }
    }
    for (const name of ['role', 'roles', 'is_admin', 'id']) {
      const body = { full_name: 'Awa', email: 'x@example.org', password: 'pluie-de-mars', [name]: 'admin' };
      await expectUntouched(site, '422 unknown_field', () => site.post('auth/sign-up', body), `/${name}`);
    }
  },

  'D-03': async (site) => {
    const create = await creating(site);
    const ask = (downloads: number) => create('publications', aPublication({ downloads }));
    for (const downloads of [0, 999_999]) {
      await expectUntouched(site, '422 unknown_field', () => ask(downloads), '/downloads');
    }
  },

  'D-04': async (site) => {
    const create = await creating(site);
    for (const [number, stored] of [
      ['"12abc"', 0],
      ['""', 0],
      ['null', 0],
      ['"Infinity"', 0],
      ['"7"', 7],
      ['2147483647', 2_147_483_647],
    ] as const) {
      const { body } = expectStatus(
        await create('partners', written(PARTNER, `"projects_count":${number}`)),
        201,
      );
      assert.equal(body['projects_count'], stored, number);
    }
    for (const number of ['-1', '1.5', '1e309', '-1e309', '2147483648']) {
      const ask = () => create('partners', written(PARTNER, `"projects_count":${number}`));
      await expectUntouched(site, '422 validation_failed', ask, '/projects_count');
    }
  },

  'K-04': async (site) => {
    const create = await creating(site);
    for (const name of FIELDS) {
      for (const value of ['a\u0000b', 'a\ud800b', 12, ['x'], { $gt: '' }]) {
        const ask = () => create('projects', aProject({ [name]: value }));
        expectRefusal(await ask(), '422 validation_failed', `/${name}`);
      }
    }
    for (const name of ['nom', 'message', 'sujet']) {
      const ask = () => site.post('contact-messages', aContactMessage({ [name]: 'a\u0000b' }));
      await expectUntouched(site, '422 validation_failed', ask, `/${name}`);
    }
  },

  'K-08': async (site) => {
    const create = await creating(site);
    // A family joined by ZWJ, right-to-left letters, NFC beside NFD, four-byte letters.
    const sample = '👨‍👩‍👧‍👦 مرحبا é e\u0301 𝒳';
    for (const [name, longest] of Object.entries(PROJECT_TEXTS)) {
      const text = `${[...sample.repeat(Math.ceil(longest / 10))].slice(0, longest - 1).join('')}𝒳`;
      const { body } = expectStatus(await create('projects', aProject({ [name]: text })), 201);
      const read = await site.ask(`/api/v1/projects/${String(body['id'])}`);
      assert.equal(read.body[name], text);
      const ask = () => create('projects', aProject({ [name]: `${text}x` }));
      await expectUntouched(site, '422 validation_failed', ask, `/${name}`);
    }
  },

  'K-09': async (site) => {
    const create = await creating(site);
    const said: Readonly<Record<string, string>> = {
      title_fr: 'Titre français requis',
      description_en: 'Description anglaise requise',
      location: 'Localisation requise',
      beneficiaries: 'Bénéficiaires requis',
    };
    for (const [name, message] of Object.entries(said)) {
      for (const empty of ['   ', '\t\n', '\u00a0']) {
        const { text } = await create('projects', aProject({ [name]: empty }));
        assert.ok(text.includes(message), text);
      }
    }
    const ask = () => site.post('contact-messages', aContactMessage({ nom: ' \u00a0 ' }));
    await expectUntouched(site, '422 validation_failed', ask, '/nom');
  },

  'K-10': async (site) => {
    const create = await creating(site);
    const bad = [
      '0000-00-00',
      '2024-02-30',
      '10000-01-01',
      '2024-13-01',
      1_700_000_000,
      '2024-01-01T00:00:00+99:00',
      'NaN',
    ];
    for (const published_at of bad) {
      const ask = () => create('news', aNewsItem({ published_at }));
      await expectUntouched(site, '422 validation_failed', ask, '/published_at');
    }
    for (const published_at of ['', null, undefined]) {
      const { body } = expectStatus(await create('news', aNewsItem({ published_at })), 201);
      const age = Date.now() - Date.parse(String(body['published_at']));
      assert.ok(age >= -1_000 && age < 86_400_000, String(body['published_at']));
    }
  },
};
