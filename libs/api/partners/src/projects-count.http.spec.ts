import { describe, expect, it } from '@jest/globals';
import { processorTime, startedForEach } from '@site/api-kernel/testing';
import request from 'supertest';
import { PARTNERS_URL, partnersApp } from './testing';

const body = { name: 'N', type: 'ONG', country: 'Ghana', description_fr: 'd', description_en: 'd' };

const app = startedForEach(partnersApp);

/** The body as it is written, for numbers that JSON knows and JavaScript does not. */
const postWritten = (count: string) =>
  request(app.server)
    .post(PARTNERS_URL)
    .set({ Authorization: 'Bearer administrator', 'Content-Type': 'application/json' })
    .send(JSON.stringify(body).replace('{', `{"projects_count":${count},`));

describe('the number of projects of a partner', () => {
  it.each([
    ['7', 7],
    ['"7"', 7],
    ['" 12 "', 12],
    ['0', 0],
    ['-0', 0],
    ['"-0"', 0],
    ['7.0', 7],
    ['2147483647', 2_147_483_647],
    ['"1e3"', 1_000],
    ['"12abc"', 0],
    ['""', 0],
    ['" "', 0],
    ['null', 0],
    ['"NaN"', 0],
    ['"Infinity"', 0],
    ['"0x10"', 0],
    ['"١٢"', 0],
    ['"1,5"', 0],
    ['true', 0],
    ['[]', 0],
    ['[7]', 0],
    ['{"$gt":0}', 0],
  ])('written %s is %d', async (written, count) => {
    const answer = await postWritten(written).expect(201);
    expect(answer.body.projects_count).toBe(count);
    expect(Object.is(app.stored.all[0]?.projectsCount, count)).toBe(true);
  });

  it.each([
    '-1',
    '"-1"',
    '1.5',
    '"1.5"',
    '1e309',
    '"1e309"',
    '-1e309',
    '2147483648',
    '"2147483648"',
    '1e-9',
    `"${'9'.repeat(400)}"`,
  ])('written %s is refused', async (written) => {
    const answer = await postWritten(written).expect(422);
    expect(answer.body).toMatchObject({
      code: 'validation_failed',
      errors: [{ pointer: '/projects_count', message: 'Un nombre entier de 0 à 2147483647 est attendu' }],
    });
    expect(app.stored.all).toEqual([]);
  });

  it('is looked at in no time, however long it is', async () => {
    const spent = await processorTime(() => postWritten(`"${'1'.repeat(200_000)}x"`).expect(201));
    expect(spent).toBeLessThan(2_000);
  });
});
