import { beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FileUpkeep, type SweepReport } from '@site/api-files';
import { pointersOf, refusalOf, type Answer } from './testing/ask';
import { aJpeg, aProject, formWith } from './testing/sample-content';
import { administratorOf } from './testing/suite';
import { productOfSuite } from './testing/suite-in-process';

const PROJECTS = '/api/v1/projects';
const product = productOfSuite();
const administrator = administratorOf(product);
let upkeep: FileUpkeep;

beforeAll(async () => {
  upkeep = product.app.get(FileUpkeep, { strict: false });
});

async function upload(): Promise<string> {
  const form = formWith(await aJpeg(640, 480));
  const { status, body } = await product.ask('/api/v1/files/project-images', {
    method: 'POST',
    ...form,
    token: administrator.token,
  });
  expect(status).toBe(201);
  return String(body['url']);
}
const save = (image_url: string | null): Promise<Answer> =>
  product.ask(PROJECTS, { body: aProject({ image_url }), token: administrator.token });
async function aProjectWith(url: string): Promise<string> {
  const { status, body } = await save(url);
  expect(status).toBe(201);
  return `${PROJECTS}/${String(body['id'])}`;
}
const revise = (path: string, image_url: string | null, seen = '*'): Promise<Answer> =>
  product.ask(path, {
    method: 'PUT',
    headers: { 'If-Match': seen },
    body: aProject({ image_url }),
    token: administrator.token,
  });
const withdraw = (path: string): Promise<Answer> =>
  product.ask(path, { method: 'DELETE', headers: { 'If-Match': '*' }, token: administrator.token });

const nameIn = (url: string): string => url.split('/').at(-1) ?? '';
/** Everything that happened to the file happened so many hours earlier. */
async function age(url: string, hours: number): Promise<void> {
  await product.query(
    `update files set uploaded_at = uploaded_at - make_interval(hours => $2),
     unused_since = unused_since - make_interval(hours => $2) where name = $1`,
    [nameIn(url), hours],
  );
}
const usesOf = async (url: string): Promise<number | undefined> => {
  const [row] = await product.query<{ uses: number }>('select uses from files where name = $1', [
    nameIn(url),
  ]);
  return row?.uses;
};
const folder = (): string => join(product.dataDir, 'files/project-images');
const objectsOf = (url: string): string[] =>
  readdirSync(folder()).filter((object) => object.startsWith(nameIn(url)));
const served = async (url: string): Promise<number> => (await product.ask(url)).status;
const counts = ({ neverSaved, unused, objects }: SweepReport) => ({ neverSaved, unused, objects });
const DAY = 24;

describe('a file', () => {
  it('that was never saved goes after a day, with the variants that were made of it', async () => {
    const url = await upload();
    expect(await served(`${url}?w=320`)).toBe(200);
    expect(objectsOf(url)).toHaveLength(2);
    await age(url, DAY - 1);
    expect(counts(await upkeep.sweep())).toEqual({ neverSaved: 0, unused: 0, objects: 0 });
    expect(await served(url)).toBe(200);
    await age(url, 1);
    expect(counts(await upkeep.sweep())).toEqual({ neverSaved: 1, unused: 0, objects: 2 });
    expect([await served(url), await served(`${url}?w=320`), objectsOf(url)]).toEqual([404, 404, []]);
    const late = await save(url);
    expect([refusalOf(late), pointersOf(late)]).toEqual(['422 validation_failed', ['/image_url']]);
  });

  it('that a record uses stays, however old it is', async () => {
    const url = await upload();
    await aProjectWith(url);
    await age(url, 400 * DAY);
    expect(counts(await upkeep.sweep())).toEqual({ neverSaved: 0, unused: 0, objects: 0 });
    expect([await served(url), await usesOf(url)]).toEqual([200, 1]);
  });

  it('that was replaced is there for thirty days, then goes; its successor stays', async () => {
    const [former, present] = [await upload(), await upload()];
    const path = await aProjectWith(former);
    expect((await revise(path, present)).status).toBe(200);
    await age(former, 30 * DAY - 1);
    await upkeep.sweep();
    expect(await served(former)).toBe(200);
    await age(former, 1);
    expect(counts(await upkeep.sweep())).toEqual({ neverSaved: 0, unused: 1, objects: 1 });
    expect([await served(former), await served(present)]).toEqual([404, 200]);
    expect((await product.ask(path)).body['image_url']).toBe(present);
  });

  it('of a record that was deleted goes after thirty days, unless it was saved again', async () => {
    const [gone, rescued] = [await upload(), await upload()];
    for (const url of [gone, rescued]) expect((await withdraw(await aProjectWith(url))).status).toBe(204);
    await age(rescued, 29 * DAY);
    await aProjectWith(rescued);
    for (const url of [gone, rescued]) await age(url, 31 * DAY);
    expect(counts(await upkeep.sweep())).toEqual({ neverSaved: 0, unused: 1, objects: 1 });
    expect([await served(gone), await served(rescued)]).toEqual([404, 200]);
  });

  it('of two records goes with the second', async () => {
    const url = await upload();
    const [first, second] = [await aProjectWith(url), await aProjectWith(url)];
    expect(await usesOf(url)).toBe(2);
    await withdraw(first);
    await age(url, 60 * DAY);
    await upkeep.sweep();
    expect([await served(url), await usesOf(url)]).toEqual([200, 1]);
    await revise(second, null);
    await age(url, 31 * DAY);
    expect(counts(await upkeep.sweep())).toMatchObject({ unused: 1 });
  });

  it('is not counted when its record was refused', async () => {
    const path = await aProjectWith(await upload());
    const urls = await Promise.all([upload(), upload(), upload(), upload()]);
    const answers = await Promise.all(urls.map((url) => revise(path, url, '"v1"')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
    const uses = await Promise.all(urls.map(usesOf));
    expect(uses).toEqual(answers.map(({ status }) => (status === 200 ? 1 : 0)));
    expect((await upkeep.check()).every(({ miscounted, missing }) => miscounted + missing.length === 0)).toBe(
      true,
    );
  });
});

describe('a save that meets a sweep', () => {
  it('is refused at the field, as if the file had never been there', async () => {
    const path = await aProjectWith(await upload());
    for (const meets of [save, (url: string) => revise(path, url)]) {
      const url = await upload();
      const before = (await product.query('select id, image_url from projects order by id')).length;
      const saves: Promise<Answer>[] = [];
      await product.database.database.transaction(async (run) => {
        await run('delete from files where name = $1', [nameIn(url)]);
        saves.push(meets(url));
        // Long enough for the save to find the file and to come to wait for its row.
        await pause(500);
      });
      const answer = await saves[0]!;
      expect([refusalOf(answer), pointersOf(answer)]).toEqual(['422 validation_failed', ['/image_url']]);
      expect((await product.query('select id, image_url from projects order by id')).length).toBe(before);
    }
  });

  it('leaves every record with its file, and two sweeps remove nothing twice', async () => {
    const urls = await Promise.all(Array.from({ length: 12 }, upload));
    for (const url of urls) await age(url, 2 * DAY);
    const [answers, ...sweeps] = await Promise.all([
      Promise.all(urls.map(save)),
      upkeep.sweep(),
      upkeep.sweep(),
    ]);
    const saved = urls.filter((_, index) => answers[index]?.status === 201);
    expect(answers.every(({ status }) => status === 201 || status === 422)).toBe(true);
    expect(sweeps[0]!.neverSaved + sweeps[1]!.neverSaved).toBe(urls.length - saved.length);
    expect(await Promise.all(saved.map(served))).toEqual(saved.map(() => 200));
    expect((await upkeep.check()).flatMap(({ missing }) => missing)).toEqual([]);
  });
});

describe('a store that cannot be reached', () => {
  it('keeps what it could not remove until the next sweep', async () => {
    const url = await upload();
    await age(url, 2 * DAY);
    const aside = `${folder()}-aside`;
    renameSync(folder(), aside);
    writeFileSync(folder(), '');
    const { failures, neverSaved } = await upkeep.sweep();
    expect([neverSaved, failures.map(({ place }) => place)]).toEqual([1, ['/files/project-images']]);
    rmSync(folder());
    renameSync(aside, folder());
    expect(existsSync(join(folder(), nameIn(url)))).toBe(true);
    expect(await served(url)).toBe(404);
    expect(await upkeep.sweep()).toMatchObject({ objects: 0, failures: [] });
    const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
    utimesSync(join(folder(), nameIn(url)), yesterday, yesterday);
    expect(await upkeep.sweep()).toMatchObject({ objects: 1, failures: [] });
    expect(objectsOf(url)).toEqual([]);
  });
});
