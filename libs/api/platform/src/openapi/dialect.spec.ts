import { describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { writeInJsonSchema } from './dialect';

function written(document: object): unknown {
  const copy = structuredClone(document) as OpenAPIObject;
  writeInJsonSchema(copy);
  return copy;
}

describe('a document in JSON Schema', () => {
  it('has no example of a property whose format says as much', () => {
    const schemas = (properties: object) => ({
      components: { schemas: { Site: { properties } } },
      paths: {},
    });
    const given = schemas({
      id: { type: 'string', format: 'uuid', example: '019a9f2e-6c1d-7b3a-8e55-0c4d2f6a1b90' },
      seen_at: { type: 'string', format: 'date-time', nullable: true, example: '2026-03-01T09:00:00Z' },
      left_at: { type: 'string', format: 'date-time', nullable: true, example: null },
      email: { type: 'string', format: 'email', example: 'awa@example.org' },
    });
    expect(written(given)).toMatchObject(
      schemas({
        id: { type: 'string', format: 'uuid' },
        seen_at: { type: ['string', 'null'], format: 'date-time' },
        left_at: { type: ['string', 'null'], format: 'date-time', examples: [null] },
        email: { type: 'string', format: 'email', examples: ['awa@example.org'] },
      }),
    );
    expect(JSON.stringify(written(given))).not.toMatch(/019a9f2e|2026/);
  });

  it('lets what may be null be null, a schema of its own, too', () => {
    const ref = { $ref: '#/components/schemas/Neighbour' };
    const schemas = (next: object) => ({
      components: { schemas: { Site: { properties: { next } } } },
      paths: {},
    });
    expect(written(schemas({ type: 'object', nullable: true, allOf: [ref] }))).toEqual({
      openapi: '3.1.0',
      ...schemas({ anyOf: [ref, { type: 'null' }] }),
    });
  });

  it('does not say of parameters that they may be absent, but that they may not', () => {
    const given = { in: 'query', name: 'q', schema: { type: 'string' } };
    const paths = (parameters: object[]) => ({ paths: { '/sites': { get: { parameters } } } });
    expect(
      written(
        paths([
          { ...given, required: false },
          { ...given, required: true },
        ]),
      ),
    ).toEqual({
      openapi: '3.1.0',
      ...paths([given, { ...given, required: true }]),
    });
  });
});
