import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { aJpeg, aProject } from '../../apps/api/src/testing/sample-content.ts';
import { freePort } from '../database/index.ts';
import { endLater, folderUntilEnd } from '../ending.ts';
import { quantile } from './quantiles.ts';
import type { WholeProduct } from './whole-product.ts';

const SAMPLE = resolve(import.meta.dirname, '../../deploy/varnish.vcl');
const CHANGES = 40;
const TOKEN = crypto.randomUUID();
/** Milliseconds after which a change is seen through the cache. */
const LIMIT = 1_000;
const PAGES = ['/', '/en', '/projects', '/en/projects', '/services', '/contact', '/api/v1/projects'];

/** Varnish by the sample in `deploy/`: how soon a change is seen through it, what it stores, and what it shows of a product that is gone. */
export async function sharedCache(product: WholeProduct, changes = CHANGES): Promise<number> {
  if (spawnSync('varnishd', ['-V']).error !== undefined) {
    console.error('not tried: there is no varnishd here (apt-get install varnish)');
    return 2;
  }
  const port = await freePort();
  const through = `http://127.0.0.1:${port}`;
  Object.assign(product.environment, {
    SHARED_CACHE_SECONDS: '3600',
    PURGE_URL: `${through}/purge`,
    PURGE_TOKEN: TOKEN,
    TRUST_PROXY: '1',
  });
  await product.start();
  const folder = folderUntilEnd('site-varnish-');
  const configuration = join(folder, 'site.vcl');
  const here = `"${new URL(product.url).port}"`;
  writeFileSync(configuration, readFileSync(SAMPLE, 'utf8').replace('"3000"', here));
  const places = ['-n', folder, '-a', `127.0.0.1:${port}`, '-f', configuration, '-s', 'malloc,64m'];
  const cache = spawn('varnishd', ['-F', '-j', 'none', ...places], {
    stdio: 'ignore',
    env: { ...process.env, PURGE_TOKEN: TOKEN },
  });
  endLater(() => cache.kill());
  while (
    !(await fetch(through).then(
      (answer) => answer.ok,
      () => false,
    ))
  )
    await pause(100);
  return observed(product, through, changes);
}

async function observed(product: WholeProduct, through: string, changes: number): Promise<number> {
  const { token, cookie } = await product.session();
  const bearer = { Authorization: `Bearer ${token}` };
  const json = { ...bearer, 'Content-Type': 'application/json' };
  const text = async (path: string, headers = {}) => (await fetch(`${through}${path}`, { headers })).text();
  /** Whether the cache answered by itself: then it names two requests. */
  const fromCache = async (path: string, headers = {}): Promise<boolean> => {
    const answer = await fetch(`${through}${path}`, { headers });
    await answer.arrayBuffer();
    return /\d \d/.test(answer.headers.get('x-varnish') ?? '');
  };
  let failed = 0;

  const made = await fetch(`${product.url}/api/v1/projects`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(aProject()),
  });
  const { id } = (await made.json()) as { id: string };
  const address = `${product.url}/api/v1/projects/${id}`;
  const patch = { ...json, 'If-Match': '*', 'Content-Type': 'application/merge-patch+json' };
  const taken: number[] = [];
  for (let change = 0; change < changes; change += 1) {
    for (const path of PAGES) await text(path);
    const title_fr = `Bassin numéro ${crypto.randomUUID()}`;
    const saved = await fetch(address, {
      method: 'PATCH',
      headers: patch,
      body: JSON.stringify({ title_fr }),
    });
    if (!saved.ok) throw new Error(`the change was not taken: ${saved.status}`);
    const began = performance.now();
    for (const path of ['/projects', '/api/v1/projects'])
      while (!(await text(path)).includes(title_fr)) {
        if (performance.now() - began > 30_000) throw new Error(`${path} shows what it was`);
        await pause(2);
      }
    taken.push(performance.now() - began);
  }
  const [middle, most] = [quantile(taken, 0.5), Math.max(...taken)];
  if (most > LIMIT) failed += 1;
  console.log(
    `${changes} changes are seen through the cache ${middle.toFixed(0)} ms after they were saved in the middle, ${most.toFixed(0)} at most`,
  );

  const picture = await pictureOf(product, address, json);
  const shown = (await fromCache(picture)) || (await fromCache(picture));
  const hide = { method: 'PATCH', headers: patch, body: JSON.stringify({ hidden: true }) };
  if (!(await fetch(address, hide)).ok) throw new Error('the project was not hidden');
  const hidden = performance.now();
  while ((await fetch(`${through}${picture}`)).status !== 404 && performance.now() - hidden < 30_000)
    await pause(2);
  const unseen = performance.now() - hidden;
  if (!shown || unseen > LIMIT) failed += 1;
  console.log(
    `a picture ${shown ? 'from the cache' : 'that was not kept'} is gone ${unseen.toFixed(0)} ms after its project was hidden`,
  );

  const hits = [];
  for (const path of PAGES) if ((await fromCache(path)) || (await fromCache(path))) hits.push(path);
  if (hits.length < PAGES.length) failed += 1;
  console.log(`answered by the cache itself: ${hits.join(' ')}`);

  const purged = [];
  for (const Authorization of ['', 'Bearer ', 'Bearer of-somebody-else', TOKEN]) {
    const headers = { 'Surrogate-Key': 'site', ...(Authorization && { Authorization }) };
    const { status } = await fetch(`${through}/purge`, { method: 'POST', headers });
    if (status !== 404) purged.push(`${Authorization} ${status}`);
  }
  if (purged.length > 0) failed += 1;
  console.log(`emptied by who has no token: ${purged.join(', ') || 'nothing'}`);

  const PRIVATE = [
    '/api/v1/messages',
    '/api/v1/auth/me',
    '/api/v1/users',
    '/admin',
    '/auth',
    '/api/v1/projects',
  ];
  const stored = [];
  for (const path of PRIVATE)
    for (const headers of [bearer, { Cookie: cookie }])
      if ((await fromCache(path, headers)) || (await fromCache(path, headers))) stored.push(path);
  if ((await text('/api/v1/messages')).includes('"items"')) stored.push('/api/v1/messages for strangers');
  if (stored.length > 0) failed += 1;
  console.log(`stored of who is signed in: ${stored.join(' ') || 'nothing'}`);

  await product.kill();
  const gone = [];
  for (const path of PAGES) {
    const { status } = await fetch(`${through}${path}`);
    if (status !== 200) gone.push(`${path} ${status}`);
  }
  if (gone.length > 0) failed += 1;
  console.log(`not readable with every instance gone: ${gone.join(' ') || 'nothing'}`);
  return failed === 0 ? 0 : 1;
}

interface Signed extends Readonly<Record<string, string>> {
  readonly Authorization: string;
}

/** Address of a picture that the project shows from now on. */
async function pictureOf(product: WholeProduct, project: string, headers: Signed): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await aJpeg())], { type: 'image/jpeg' }), 'bassin.jpg');
  const { Authorization } = headers;
  const upload = { method: 'POST', headers: { Authorization }, body: form };
  const answer = await fetch(`${product.url}/api/v1/files/project-images`, upload);
  const { url } = (await answer.json()) as { url: string };
  const patch = { ...headers, 'If-Match': '*', 'Content-Type': 'application/merge-patch+json' };
  const body = JSON.stringify({ image_url: url });
  const saved = await fetch(project, { method: 'PATCH', headers: patch, body });
  if (!saved.ok) throw new Error(`the picture was not taken: ${saved.status}`);
  return url;
}
