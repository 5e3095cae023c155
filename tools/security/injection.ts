import assert from 'node:assert/strict';
import { until } from '../../apps/api/src/testing/patience.ts';
import { aProject, PROJECT_TEXTS, projectOf } from '../../apps/api/src/testing/sample-content.ts';
import { aContactMessage } from '../../apps/api/src/testing/sample-message.ts';
import { expectRefusal, expectStatus, type Checks } from './checks.ts';
import { creating, KINDS } from './records.ts';

const FIELDS = Object.keys(PROJECT_TEXTS) as (keyof typeof PROJECT_TEXTS)[];
const SQL = [`'); DROP TABLE projects;--`, '" OR 1=1 --', '%00%27 \\x00 $1 ?'];
const TEMPLATE = '{{7*7}} ${7*7} <%= 7*7 %>';

/** E. Texts that mean something elsewhere. */
export const injection: Checks = {
  'E-01': async (site) => {
    const create = await creating(site);
    for (const text of SQL) {
      const { body } = expectStatus(await create('projects', projectOf(text.slice(0, 60))), 201);
      const read = await site.ask(`/api/v1/projects/${String(body['id'])}`);
      for (const name of FIELDS) assert.equal(read.body[name], text.slice(0, 60));
      expectStatus(await site.post('contact-messages', aContactMessage({ nom: text, message: text })), 202);
      expectStatus(await site.ask(`/api/v1/projects?q=${encodeURIComponent(text)}`), 200);
    }
    for (const id of [...SQL, 'null', '0', '../../etc/passwd']) {
      expectRefusal(await site.ask(`/api/v1/projects/${encodeURIComponent(id)}`), '404 not_found');
    }
    assert.ok((await site.count('projects')) > 0);
  },

  'E-02': async (site) => {
    const bad = [
      'unknown=1',
      'limit=0',
      'limit=-1',
      'limit=abc',
      'limit=1000000',
      'limit=1&limit=2',
      'q[$ne]=1',
      '__proto__=1',
      'q=%00',
    ];
    for (const kind of Object.keys(KINDS)) {
      for (const query of bad) {
        const answer = await site.ask(`/api/v1/${kind}?${query}`);
        assert.equal(`${answer.status} ${String(answer.body['code'])}`, '400 invalid_parameter', query);
      }
      for (const query of ['limit=1', 'limit=100'])
        expectStatus(await site.ask(`/api/v1/${kind}?${query}`), 200);
    }
  },

  'E-06': async (site) => {
    const create = await creating(site);
    site.mail.forget();
    const sent = aContactMessage({ nom: TEMPLATE, sujet: TEMPLATE, message: TEMPLATE });
    expectStatus(await site.post('contact-messages', sent), 202);
    const { body } = expectStatus(await create('projects', projectOf(TEMPLATE)), 201);
    const shown = TEMPLATE.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    for (const path of ['/projects', `/projects/${String(body['id'])}`, '/en/projects']) {
      const { text } = expectStatus(await site.ask(`${path}?x=1`), 200);
      assert.ok(text.includes(shown) || text.includes(TEMPLATE), path);
      assert.ok(!text.includes('>49 '), path);
    }
    await until(() => site.mail.envelopes.length > 0, 15_000);
    const [mail] = await site.mail.mails();
    assert.ok(mail?.text?.includes(TEMPLATE) && mail.html?.includes('{{7*7}} ${7*7} &lt;%= 7*7 %&gt;'));
  },

  'E-08': async (site) => {
    const { token } = await site.administrator();
    const create = await creating(site);
    for (const start of ['=', '+', '-', '@', '\t=']) {
      const title = `${start}HYPERLINK(1)`.trimStart();
      expectStatus(await create('projects', aProject({ title_fr: title, location: title })), 201);
    }
    for (const kind of Object.keys(KINDS)) {
      const { text } = expectStatus(await site.ask(`/api/v1/${kind}/export?format=csv`, { token }), 200);
      const cells = [...text.matchAll(/"((?:[^"]|"")*)"|[^",;\r\n]+/g)].map(
        ([cell, quoted]) => quoted ?? cell,
      );
      assert.ok(cells.length > 5, kind);
      assert.deepEqual(
        cells.filter((cell) => /^[=+@\t\r]|^-\D/.test(cell)),
        [],
        kind,
      );
    }
  },
};
