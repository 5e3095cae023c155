import { describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { composeBodies } from './composed-bodies';

const NAMES = Array.from({ length: 20 }, (_, place) => `text_${place}`);
const FIELDS = Object.fromEntries(
  NAMES.map((name) => [name, { type: 'string', description: `What ${name} is for, at some length` }]),
);
const STATE = { type: 'string', description: 'How far it is' };
const CHANGES = { type: 'object', properties: { ...FIELDS, state: STATE }, additionalProperties: false };

function composed(schemas: object): Record<string, object> {
  const document = { components: { schemas: structuredClone(schemas) } } as unknown as OpenAPIObject;
  composeBodies(document);
  return document.components?.schemas as Record<string, object>;
}

describe('a body', () => {
  it('that demands more than another one says only that, beside its rule', () => {
    const state = { ...STATE, default: 'new' };
    const properties = { ...FIELDS, state };
    const input = { ...CHANGES, description: 'New', properties, required: ['text_1'] };
    const more = { type: 'object', properties: { text_1: FIELDS['text_1'], state }, required: ['text_1'] };
    expect(composed({ Input: input, Changes: CHANGES })).toEqual({
      Changes: CHANGES,
      Input: { description: 'New', allOf: [{ $ref: '#/components/schemas/Changes' }, more] },
    });
  });

  it('is said as the nearest of those that demand less', () => {
    const input = { ...CHANGES, required: ['text_1'] };
    const revision = { ...CHANGES, required: ['text_1', 'text_2'] };
    const more = { type: 'object', properties: { text_2: FIELDS['text_2'] }, required: ['text_2'] };
    expect(composed({ Changes: CHANGES, Input: input, Revision: revision })['Revision']).toEqual({
      allOf: [{ $ref: '#/components/schemas/Input' }, more],
    });
  });

  it.each([
    ['demands something else', { required: ['text_1', 'text_2'] }, { required: ['text_3'] }],
    ['takes other fields', { required: ['text_1'] }, { additionalProperties: true }],
    ['has fewer fields', { required: ['text_1'] }, { properties: FIELDS }],
    ['has another rule', { required: ['text_1'] }, { properties: { ...FIELDS, state: { type: 'integer' } } }],
    ['demands all of it', { required: [...NAMES, 'state'] }, {}],
  ])('is said as a whole beside one that %s', (_, whole, part) => {
    const schemas = { Whole: { ...CHANGES, ...whole }, Part: { ...CHANGES, ...part } };
    expect(composed(schemas)).toEqual(schemas);
  });
});
