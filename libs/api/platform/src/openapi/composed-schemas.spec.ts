import { describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { composeSchemas } from './composed-schemas';

const text = (description: string) => ({ type: 'string', description });
const NAMES = Array.from({ length: 20 }, (_, place) => `text_${place}`);
const FIELDS = Object.fromEntries(NAMES.map((name) => [name, text(`What ${name} is for, at some length`)]));
const STATE = { state: { type: 'string', description: 'How far it is' } };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function composed(schemas: object): Record<string, object> {
  const document = { components: { schemas: structuredClone(schemas) } } as unknown as OpenAPIObject;
  composeSchemas(document);
  return document.components?.schemas as Record<string, object>;
}

describe('a schema', () => {
  it('that demands more of another one says only that', () => {
    const changes = { type: 'object', properties: { ...FIELDS, ...STATE }, additionalProperties: false };
    const state = { ...STATE.state, default: 'new' };
    const input = { ...changes, properties: { ...FIELDS, state }, required: ['text_1'] };
    expect(composed({ Input: input, Changes: changes })).toEqual({
      Changes: changes,
      Input: {
        allOf: [
          ref('Changes'),
          { type: 'object', properties: { text_1: FIELDS['text_1'], state }, required: ['text_1'] },
        ],
      },
    });
  });

  it('that has more than another one says only what it has more', () => {
    const key = { type: 'object', properties: FIELDS, required: NAMES };
    const made = {
      ...key,
      description: 'Once',
      properties: { ...FIELDS, ...STATE },
      required: [...NAMES, 'state'],
    };
    const more = { type: 'object', properties: STATE, required: ['state'] };
    expect(composed({ Key: key, Made: made })['Made']).toEqual({
      description: 'Once',
      allOf: [ref('Key'), more],
    });
  });

  it('that takes no more than another one says so', () => {
    const open = { type: 'object', properties: FIELDS, required: NAMES };
    const closed = { ...open, additionalProperties: false };
    expect(composed({ Open: open, Closed: closed })['Closed']).toEqual({
      allOf: [ref('Open')],
      unevaluatedProperties: false,
    });
  });

  it.each([
    [
      'is closed to what the other has more',
      { additionalProperties: false },
      { properties: { ...FIELDS, ...STATE } },
    ],
    ['demands what the other leaves out', { required: ['text_1'] }, { properties: { ...FIELDS, ...STATE } }],
    [
      'says another rule',
      { properties: { ...FIELDS, text_1: { type: 'integer' } } },
      { required: ['text_2'] },
    ],
  ])('stays whole beside one that %s', (_, part, whole) => {
    const base = { type: 'object', properties: FIELDS };
    const schemas = { Part: { ...base, ...part }, Whole: { ...base, ...whole } };
    expect(composed(schemas)).toEqual(schemas);
  });

  it('stays whole where little is shared', () => {
    const schemas = {
      Few: { type: 'object', properties: STATE },
      More: { type: 'object', properties: STATE, required: ['state'] },
    };
    expect(composed(schemas)).toEqual(schemas);
  });
});
