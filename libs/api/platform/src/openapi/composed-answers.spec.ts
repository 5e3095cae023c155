import { describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { composeAnswers } from './composed-answers';

const name = {
  type: 'string',
  description: 'What it is called, in the language of whoever made it, and in no other',
};
const made_at = {
  type: ['string', 'null'],
  format: 'date-time',
  description: 'When it was made; null: nobody knows',
};
const secret = { type: 'string', description: 'Shown only now' };
const KEY = { type: 'object', properties: { name, made_at }, required: ['name', 'made_at'] };
const MADE = {
  type: 'object',
  properties: { name, made_at, secret },
  required: ['name', 'made_at', 'secret'],
};

function composed(schemas: object): Record<string, object> {
  const document = { components: { schemas: structuredClone(schemas) } } as unknown as OpenAPIObject;
  composeAnswers(document);
  return document.components?.schemas as Record<string, object>;
}

describe('an answer', () => {
  it('that has all of another one says only what is more', () => {
    const more = { type: 'object', properties: { secret }, required: ['secret'] };
    expect(composed({ Made: { ...MADE, description: 'New' }, Key: KEY })).toEqual({
      Made: { description: 'New', allOf: [{ $ref: '#/components/schemas/Key' }, more] },
      Key: KEY,
    });
  });

  it('demands nothing of what is more where that may be missing', () => {
    const more = { type: 'object', properties: { secret } };
    expect(composed({ Made: { ...MADE, required: KEY.required }, Key: KEY })['Made']).toEqual({
      allOf: [{ $ref: '#/components/schemas/Key' }, more],
    });
  });

  it('is composed of the one that says most of it', () => {
    const whole = { ...MADE, properties: { ...MADE.properties, more: secret } };
    expect(composed({ Key: KEY, Whole: whole, Made: MADE })['Whole']).toMatchObject({
      allOf: [{ $ref: '#/components/schemas/Made' }, { properties: { more: secret } }],
    });
  });

  it('is what a body says that is the same and takes nothing else', () => {
    expect(composed({ Body: { ...KEY, additionalProperties: false }, Key: KEY })).toEqual({
      Body: {
        type: 'object',
        allOf: [{ $ref: '#/components/schemas/Key' }],
        unevaluatedProperties: false,
      },
      Key: KEY,
    });
  });

  it.each([
    ['says something else of a property', { properties: { name, made_at: { ...made_at, type: 'string' } } }],
    ['does not demand what the whole does', { required: ['name'] }],
    ['refuses more', { additionalProperties: false }],
    ['has a property that the whole has not', { properties: { name, made_at, hint: name } }],
    ['says hardly anything', { properties: { name: secret }, required: ['name'] }],
  ])('is said as a whole beside one that %s', (_, key) => {
    const schemas = { Made: MADE, Key: { ...KEY, ...key } };
    expect(composed(schemas)).toEqual(schemas);
  });
});
