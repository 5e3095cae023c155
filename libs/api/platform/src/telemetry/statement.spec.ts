import { describe, expect, it } from '@jest/globals';
import { statementOf } from './statement';

describe('what is told of a statement', () => {
  it.each([
    ['select id from projects where id = $1', 'SELECT projects'],
    ['select (select total from content_totals where (kind) = $1), id from projects', 'SELECT projects'],
    ['insert into "partners" (name) values ($1)', 'INSERT partners'],
    ['update news set slug = $1', 'UPDATE news'],
    ['begin', 'BEGIN'],
  ])('is, of %s, a name', (text, name) => {
    expect(statementOf({ text })).toEqual({ name, text });
  });

  it('is never a value, nor a text without end', () => {
    expect(statementOf("select 'it''s awa@private.test', 'x' from users")?.text).toBe(
      'select ?, ? from users',
    );
    expect(statementOf(`select ${'x, '.repeat(1_000)} y from users`)).toMatchObject({ name: 'SELECT users' });
    expect(statementOf(`select ${'x, '.repeat(1_000)} y from users`)?.text).toHaveLength(1_000);
  });

  it('is nothing where there is more than one answer', () => {
    expect(statementOf({ text: 'select 1', submit: () => undefined })).toBeUndefined();
  });
});
