import { describe, expect, it } from '@jest/globals';
import { refusedField } from './refused-field';

const REFUSAL = { code: '23503', table: 'drafts', column: 'url', constraint: 'file_url_foreign' };

describe('a field that the database refuses', () => {
  it('is refused as the rule says that the trigger names', () => {
    const error = refusedField(REFUSAL);
    expect(error).toMatchObject({
      code: 'validation_failed',
      violations: [{ pointer: '/url', rule: 'file_url_foreign' }],
      cause: REFUSAL,
    });
  });

  it.each([
    ['a foreign key', { ...REFUSAL, column: undefined, constraint: 'drafts_edited_by_fkey' }],
    ['a rule nobody knows', { ...REFUSAL, constraint: 'toString' }],
    ['another violation', { ...REFUSAL, code: '23502' }],
    ['no error', undefined],
  ])('is not %s', (_, error) => {
    expect(refusedField(error)).toBeUndefined();
  });
});
