import { expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { shareComponents } from './components';

const example = { value: { code: 'not_found' } };
const refusal = () => ({
  description: '`not_found`',
  content: { 'application/problem+json': { examples: { not_found: structuredClone(example) } } },
});

it('An example of one refusal stays in it, however many operations refuse so', () => {
  const one = () => ({ get: { responses: { '404': refusal() } } });
  const document = { paths: { '/sites': one(), '/sites/{id}': one() } } as unknown as OpenAPIObject;
  shareComponents(document);
  const $ref = '#/components/responses/NotFound';
  expect(document.paths).toEqual({
    '/sites': { get: { responses: { '404': { $ref } } } },
    '/sites/{id}': { get: { responses: { '404': { $ref } } } },
  });
  expect(document.components).toMatchObject({ examples: {}, responses: { NotFound: refusal() } });
});
