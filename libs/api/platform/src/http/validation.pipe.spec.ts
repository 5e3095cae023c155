import { describe, expect, it } from '@jest/globals';
import { StrictValidationPipe } from './validation.pipe';
import { Text } from './validation.decorators';

class Letter {
  @Text(10)
  readonly text?: string;

  readonly pages?: unknown;

  /** As DTOs have them: it reads what was sent. */
  draft(): object {
    return { text: this.text };
  }
}

const pipe = new StrictValidationPipe();
const body = (json: string): Promise<unknown> =>
  pipe.transform(JSON.parse(json), { type: 'body', metatype: Letter });

describe('a field that is not declared', () => {
  it.each([
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'valueOf',
    '__defineGetter__',
    'draft',
    'other',
  ])('"%s" is refused by name', async (name) => {
    for (const value of ['"x"', '{}', 'null', '{"a":1}']) {
      await expect(body(`{"text":"x","${name}":${value}}`)).rejects.toMatchObject({
        code: 'unknown_field',
        violations: [{ pointer: `/${name}`, rule: 'field_unknown' }],
      });
    }
  });

  it.each(['__proto__', 'constructor', 'prototype', 'toString'])(
    '"%s" is refused inside of another',
    async (name) => {
      const nested = `{"a/b":[{"${name}":{}}]}`;
      await expect(body(`{"pages":${nested}}`)).rejects.toMatchObject({
        code: 'unknown_field',
        violations: [{ pointer: `/pages/a~1b/0/${name}` }],
      });
    },
  );

  it('is not a word that something declared says', async () => {
    expect(await body('{"text":"prototype"}')).toEqual({ text: 'prototype' });
  });
});

describe('more fields than anything has', () => {
  const many = JSON.stringify(
    Object.fromEntries(Array.from({ length: 30_000 }, (_, index) => [`k${index}`, 0])),
  );

  it.each([
    ['', many],
    ['/pages', `{"pages":${many}}`],
    ['/pages/0', `{"pages":[${many}]}`],
  ])('are refused without a look at each: %s', async (place, json) => {
    await expect(body(json)).rejects.toMatchObject({
      code: 'unknown_field',
      violations: [{ pointer: `${place}/k29999` }],
    });
  });
});
