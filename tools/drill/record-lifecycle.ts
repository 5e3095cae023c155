import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { aProject } from '../../apps/api/src/testing/sample-content.ts';
import { acknowledgedButLost, brokenRules, TOGETHER, type Acknowledged } from './record-lifecycle-rules.ts';
import type { WholeProduct } from './whole-product.ts';

const ROUNDS = 20;
/** Milliseconds from the first write of a round to the kill. */
const KILL = { earliest: 200, latest: 2_500 };

interface Listed {
  readonly id: string;
  readonly version: number;
  readonly hidden: boolean;
}

/**
 * Kills all processes under one who saves, goes back to a former version, deletes and restores, and one who hides, shows,
 * deletes and restores a hundred records together.
 */
export async function recordLifecycle(product: WholeProduct, rounds = ROUNDS): Promise<number> {
  await product.start();
  const headers = {
    Authorization: `Bearer ${await product.signIn()}`,
    'Content-Type': 'application/json',
  };
  const call = async (path: string, method = 'GET', body?: object, more = {}) => {
    const asked = { method, headers: { ...headers, ...more }, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(`${product.url}/api/v1/${path}`, asked);
    const answer = (await response.json()) as Record<string, unknown>;
    return { status: response.status, answer, tag: response.headers.get('etag') ?? '' };
  };
  const remove = async (path: string) =>
    (
      await fetch(`${product.url}/api/v1/${path}`, {
        method: 'DELETE',
        headers: { ...headers, 'If-Match': '*' },
      })
    ).status;
  const titled = (title: string) => aProject({ title_fr: title, title_en: title });
  const make = async (title: string) => String((await call('projects', 'POST', titled(title))).answer['id']);
  const alone = `projects/${await make('Seul 0')}`;
  const together: string[] = [];
  while (together.length < TOGETHER) together.push(await make(`Ensemble ${together.length}`));

  const done: Acknowledged = {
    saved: 0,
    wentBack: 0,
    deleted: 0,
    restored: 0,
    hidden: 0,
    binned: 0,
    unbinned: 0,
  };
  const count = (deed: keyof Acknowledged, status: number) => {
    if (status === 200 || status === 204) done[deed] += 1;
  };
  const single = async () => {
    const { tag } = await call(alone);
    const saved = await call(alone, 'PUT', titled(`Seul ${randomInt(1e9)}`), { 'If-Match': tag });
    count('saved', saved.status);
    const wentBack = await call(`${alone}/versions/1/restore`, 'POST', undefined, { 'If-Match': saved.tag });
    count('wentBack', wentBack.status);
    count('deleted', await remove(alone));
    count('restored', (await call(`bin/${alone}/restore`, 'POST')).status);
  };
  const many = async () => {
    const listed = (await call(`projects?limit=${TOGETHER}&q=Ensemble`)).answer['items'] as Listed[];
    if (listed.length === 0) {
      const records = together.map((id) => ({ kind: 'projects', id }));
      count('unbinned', (await call('bin/bulk', 'POST', { act: 'restore', records })).status);
      return;
    }
    const act = randomInt(3) === 0 ? 'withdraw' : listed[0]?.hidden ? 'show' : 'hide';
    const records = listed.map(({ id, version }) => ({ id, version }));
    const { status } = await call('projects/bulk', 'POST', { act, records });
    count(act === 'withdraw' ? 'binned' : 'hidden', status);
  };

  const findings: string[] = [];
  let cutOff = 0;
  for (let round = 1; round <= rounds; round += 1) {
    let over = false;
    const forever = async (work: () => Promise<void>): Promise<void> => {
      while (!over) {
        await work().catch(() => {
          cutOff += 1;
        });
      }
    };
    const writers = [forever(single), forever(many)];
    await pause(randomInt(KILL.earliest, KILL.latest));
    over = true;
    await product.kill();
    await Promise.all(writers);
    await product.start();
    findings.push(...(await brokenRules(product)), ...(await acknowledgedButLost(product, done)));
    console.log(`round ${round}: ${JSON.stringify(done)}, ${cutOff} cut off, ${findings.length} findings`);
  }
  for (const finding of findings) console.log(finding);
  return findings.length === 0 && Object.values(done).every((amount) => amount > 0) ? 0 : 1;
}
