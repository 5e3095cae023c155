import { describe, expect, it } from '@jest/globals';
import { http } from './http';

const read = (type: string, body: string) =>
  http('/api/v1/projects', {
    transport: () => Promise.resolve(new Response(body, { headers: { 'Content-Type': type } })),
  });

describe('the body of an answer', () => {
  it.each([
    ['application/json', '[{"id":1}]', [{ id: 1 }]],
    ['application/json; charset=utf-8', '[]', []],
    ['application/vnd.site.excerpt+json', '{"id":1}', { id: 1 }],
    ['text/csv; charset=utf-8', 'id;version\r\n', 'id;version\r\n'],
    ['text/plain; version=0.0.4; charset=utf-8', 'up 1\n', 'up 1\n'],
  ])('of the type %s is read as that', async (type, body, value) => {
    expect(await read(type, body)).toEqual(value);
  });

  it('is its bytes where its type is neither JSON nor text', async () => {
    const bytes = await read('application/pdf', '%PDF-1.7');
    expect(await (bytes as Blob).text()).toBe('%PDF-1.7');
  });

  it.each([
    ['application/json', '[{"id":'],
    ['text/html; charset=utf-8', '<p>Sign in to the network</p>'],
  ])('that was cut off, or comes from something in between, is none (%s)', async (type, body) => {
    await expect(read(type, body)).rejects.toMatchObject({ status: 0, code: 'unreadable' });
  });
});
