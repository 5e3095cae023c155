import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { Answer, Asked } from '../../apps/api/src/testing/ask.ts';
import { until } from '../../apps/api/src/testing/patience.ts';
import { signInAgain } from '../../apps/api/src/testing/people.ts';
import { aJpeg, aProject, formWith } from '../../apps/api/src/testing/sample-content.ts';
import { aContactMessage } from '../../apps/api/src/testing/sample-message.ts';
import { clusterUntilEnd, folderUntilEnd } from '../ending.ts';
import { expectStatus } from '../security/checks.ts';
import { KINDS } from '../security/records.ts';
import { Site } from '../security/site.ts';

type Call = (path: string, asked?: Asked) => Promise<Answer>;
const ANY = { 'If-Match': '*' };
const [FIRST, SECOND] = ['Évaluation préalable', 'Œuvre d’Évry'];

/** The product on servers of other versions: what editors and visitors do, and a backup put into an empty database. */
export async function postgresql(folders: readonly string[]): Promise<number> {
  if (folders.length === 0)
    console.error('npm run drill -- postgresql FOLDER…   (with initdb, pg_ctl, postgres)');
  let done = 0;
  for (const folder of folders) {
    const cluster = await clusterUntilEnd(folder);
    const [site, other] = [await Site.open(cluster, 0), await Site.open(cluster, 0)];
    const [server] = await site.query<{ version: string }>(`select version()`);
    try {
      await journey(site, other);
      const said = `${await site.close()}\n${await other.close()}`;
      assert.deepEqual(
        said.split('\n').filter((line) => /"level":[56]0/.test(line)),
        [],
        'errors were logged',
      );
      console.log(`all of it done   ${server?.version}`);
      done += 1;
    } catch (error) {
      console.error(`FAILED   ${server?.version}\n`, error);
      await Promise.all([site.close(), other.close()]);
    }
    await cluster.stop();
  }
  return folders.length > 0 && done === folders.length ? 0 : 1;
}

async function journey(site: Site, other: Site): Promise<void> {
  for (const said of [/20261120-initial/, /up to date/]) assert.match(await command(site, 'migrate'), said);
  await site.start();
  const person = await site.administrator();
  const { token } = await signInAgain(site, person);
  const call: Call = (path, asked) => site.ask(`/api/v1/${path}`, { ...asked, token });
  const since = String((await call('changes')).body['next']);
  for (const kind of Object.keys(KINDS)) await lifeOf(kind, call);
  await until(async () => {
    const { body } = expectStatus(await call(`changes?limit=1000&since=${since}`), 200);
    return (
      new Set((body['items'] as { kind: string }[]).map(({ kind }) => kind)).size ===
      Object.keys(KINDS).length
    );
  });
  expectStatus(await site.post('contact-messages', aContactMessage()), 202);
  await until(async () => (await site.mail.mails()).length > 0, 15_000);
  assert.equal((await call('admin/messages')).body['total'], 1);
  const file = await call('files/project-images', formWith(await aJpeg(900, 600)));
  const photo = String(expectStatus(file, 201).body['url']);
  expectStatus(await call('projects', { body: aProject({ image_url: photo }) }), 201);
  const archive = join(folderUntilEnd('site-drill-'), 'a.backup');
  await command(site, 'backup', archive);
  await command(other, 'restore', archive);
  await other.start();
  for (const path of [photo, ...Object.keys(KINDS).map((kind) => `/api/v1/${kind}`)]) {
    const [theirs, ours] = [await site.ask(path), await other.ask(path)];
    assert.ok(expectStatus(theirs, 200).bytes.equals(ours.bytes), `${path} came back`);
  }
  expectStatus(await other.ask('/en/projects'), 200);
  assert.match(await command(other, 'migrate'), /up to date/);
}

/** Made, found, changed, removed, brought back from the bin and from its history, counted, exported and imported. */
async function lifeOf(kind: string, call: Call): Promise<void> {
  const text = kind === 'partners' ? 'name' : 'title_fr';
  const made = await call(kind, { body: { ...KINDS[kind], [text]: FIRST } });
  const path = `${kind}/${String(expectStatus(made, 201).body['id'])}`;
  expectStatus(await call(path, { method: 'PATCH', headers: ANY, body: { [text]: SECOND } }), 200);
  for (const word of ['evry', 'œuvre', 'ŒUVRE'])
    assert.equal((await call(`${kind}?q=${encodeURIComponent(word)}`)).body['total'], 1, word);
  expectStatus(await call(path, { method: 'DELETE', headers: ANY }), 204);
  expectStatus(await call(path), 404);
  expectStatus(await call(`bin/${path}/restore`, { method: 'POST', headers: ANY }), 200, 201);
  expectStatus(await call(`${path}/versions/1/restore`, { method: 'POST', headers: ANY }), 200);
  assert.equal((await call(path)).body[text], FIRST);
  expectStatus(await call(`${kind}/facets?q=evaluation`), 200);
  for (const format of ['csv', 'json']) {
    const { bytes: body, headers } = expectStatus(await call(`${kind}/export?format=${format}`), 200);
    const type = { 'Content-Type': String(headers['content-type']) };
    const taken = await call(`${kind}/import?dry_run=false`, { method: 'POST', headers: type, body });
    assert.deepEqual(
      [taken.status, taken.body['unchanged'], taken.body['refused']],
      [200, 1, []],
      taken.text,
    );
  }
}

async function command(site: Site, ...words: readonly string[]): Promise<string> {
  const { code, output } = await site.command(...words);
  assert.equal(code, 0, output);
  return output;
}
