import { EVERY_PATH, inBothLanguages, publishOneOfEach, type PublishedRecords } from './every-page.ts';
import { faultsIn } from './html-rules.ts';
import { aWord } from './records.ts';
import { expect, test } from './site.ts';
import { PAYLOADS } from './xss.ts';

let records: PublishedRecords;

test.beforeAll(async ({ office }) => {
  records = await publishOneOfEach(office, `Titre ${aWord()}`, `Title ${aWord()}`);
});
test.afterAll(() => records.withdraw());

test('The HTML of every page is valid in both languages', async ({ request }) => {
  test.slow();
  const faults: string[] = [];
  for (const { address } of inBothLanguages([...EVERY_PATH, ...records.paths])) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    faults.push(...(await faultsIn(await answer.text())).map((fault) => `${address} ${fault}`));
  }
  expect(faults).toEqual([]);
});

test('The HTML of sign-in, of the administration and of what is not there is valid', async ({ request }) => {
  const faults: string[] = [];
  for (const address of ['/auth', '/auth/forgot', '/auth/reset', '/admin', '/nothing', '/en/nothing']) {
    const html = await (await request.get(address)).text();
    faults.push(...(await faultsIn(html)).map((fault) => `${address} ${fault}`));
  }
  expect(faults).toEqual([]);
});

test('The HTML stays valid whatever is written into a title', async ({ request, office }) => {
  test.slow();
  const faults: string[] = [];
  for (const payload of PAYLOADS) {
    const hostile = await publishOneOfEach(office, payload, payload);
    for (const { address } of inBothLanguages(hostile.paths)) {
      const answer = await request.get(address);
      expect(answer.status(), `${address}: ${payload}`).toBe(200);
      faults.push(...(await faultsIn(await answer.text())).map((fault) => `${payload} ${fault}`));
    }
    await hostile.withdraw();
  }
  expect(faults).toEqual([]);
});
