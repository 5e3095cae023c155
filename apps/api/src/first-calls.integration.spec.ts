import { execFile } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from '@jest/globals';
import { CHAPTERS } from './api-chapters';
import { PASSWORD } from './testing/people';
import { aProject } from './testing/sample-content';
import { administratorOf, folderOfSuite } from './testing/suite';
import { productOfSuite } from './testing/suite-in-process';

/** As much of jq as the calls use. */
const JQ = `#!/usr/bin/env node
let text = '';
process.stdin.on('data', (piece) => (text += piece)).on('end', () => {
  const [, name, orEmpty] = /^\\.(\\w+)( \\/\\/ empty)?$/.exec(process.argv[3]);
  const value = JSON.parse(text)[name];
  if (value != null || !orEmpty) console.log(String(value));
});
`;
const run = promisify(execFile);
const shellOf = (markdown: string) =>
  [...markdown.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block);

const product = productOfSuite();
const administrator = administratorOf(product);
const tools = folderOfSuite('site-first-calls-');

beforeAll(async () => {
  writeFileSync(join(tools, 'jq'), JQ);
  chmodSync(join(tools, 'jq'), 0o755);
});

/** What calls print that are made of this product, by this administrator. */
async function printed(calls: string): Promise<string> {
  const host = `127.0.0.1:${product.port}`;
  const script = calls
    .replaceAll('https://example.org', `http://${host}`)
    .replaceAll('localhost:3000', host)
    .replaceAll(
      /"email":"\w+@example\.org","password":"…"/g,
      `"email":"${administrator.email}","password":"${PASSWORD}"`,
    );
  const PATH = `${tools}:${process.env['PATH']}`;
  const { stdout } = await run('sh', ['-euc', script], { env: { ...process.env, PATH } });
  return stdout;
}

const jsonOf = (text: string) => JSON.parse(text) as Readonly<Record<string, unknown>>;

it('the quick start of the document does what it says, with few records and with many', async () => {
  const [script = ''] = shellOf(CHAPTERS.description);
  expect(jsonOf(await printed(script))).toMatchObject({
    title_fr: 'Forage',
    status: 'completed',
    version: 2,
  });
  // Under the same Idempotency-Key nothing is made again, so the change meets itself.
  expect(jsonOf(await printed(script))).toMatchObject({ code: 'edit_conflict' });
  for (let more = 0; more < 25; more += 1)
    await product.ask('/api/v1/projects', { body: aProject(), token: administrator.token });
  const page = jsonOf(await printed(script.slice(0, script.indexOf('# 4.'))));
  expect([page['total'], (page['items'] as unknown[]).length]).toEqual([26, 6]);
});

it('the calls of README do what it says', async () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
  const chapter = readme.slice(readme.indexOf('## Use the API'), readme.indexOf('## Develop'));
  const [reading = '', writing = ''] = shellOf(chapter);
  expect(jsonOf(await printed(reading))['items']).toHaveLength(10);
  const [signIn = '', makeKey = '', create = ''] = writing.split(/^(?:TOKEN|KEY)=….*$/m);
  const token = jsonOf(await printed(signIn))['access_token'];
  const key = jsonOf(await printed(`TOKEN='${String(token)}'\n${makeKey}`))['secret'];
  const made = jsonOf(await printed(`KEY='${String(key)}'\n${create}`));
  expect(made).toMatchObject({ title_en: 'Borehole', version: 1 });
});
