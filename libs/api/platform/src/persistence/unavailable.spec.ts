import { describe, expect, it } from '@jest/globals';
import { asDomainError } from '../http/problem.filter';
import { isDatabaseUnavailable } from './unavailable';

const UNAVAILABLE = [
  ['reads only', '25006'],
  ['idle in a transaction for too long', '25P03'],
  ['serialization failure', '40001'],
  ['deadlock', '40P01'],
  ['no resources', '53000'],
  ['disk full', '53100'],
  ['out of memory', '53200'],
  ['too many connections', '53300'],
  ['lock not available', '55P03'],
  ['statement took too long', '57014'],
  ['shutting down', '57P01'],
  ['crashed', '57P02'],
  ['starting up', '57P03'],
  ['database dropped', '57P04'],
  ['disk broken', '58030'],
  ['connection lost', '08006'],
] as const;

describe('an error of the database that will pass', () => {
  it.each(UNAVAILABLE)('is told by its code: %s', (_name, code) => {
    expect(isDatabaseUnavailable({ code })).toBe(true);
    const wrapped = Object.assign(new Error('insert failed'), { cause: { code } });
    expect(asDomainError(wrapped)).toMatchObject({ code: 'dependency_unavailable', retryAfter: 5 });
  });

  it.each([
    ['a row that is there already', '23505'],
    ['a value that is too long', '22001'],
    ['a table that is not there', '42P01'],
    ['a right that is missing', '42501'],
    ['a statement in a transaction that failed', '25P02'],
  ])('is not %s', (_name, code) => {
    expect(isDatabaseUnavailable({ code })).toBe(false);
    expect(asDomainError({ code }).code).toBe('internal_error');
  });

  it('is no pooler that refuses what a session needs, though it answers with the class of lost connections', () => {
    const refused = Object.assign(new Error('unsupported startup parameter: lock_timeout'), {
      code: '08P01',
    });
    expect(isDatabaseUnavailable(refused)).toBe(false);
    expect(isDatabaseUnavailable(Object.assign(new Error('query_wait_timeout'), { code: '08P01' }))).toBe(
      true,
    );
  });

  it('is no full disk of the files', () => {
    expect(asDomainError({ code: 'ENOSPC' }).code).toBe('insufficient_storage');
  });
});
