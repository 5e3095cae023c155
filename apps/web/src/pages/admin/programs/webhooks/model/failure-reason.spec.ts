import { expect, it } from 'vitest';
import { failureReason } from './failure-reason';

it.each([
  ['enotfound', 'name'],
  ['timeout', 'late'],
  ['target_refused', 'private'],
  ['cert_has_expired', 'certificate'],
  ['unable_to_verify_leaf_signature', 'certificate'],
  ['ehostunreach', undefined],
])('says of %s: %s', (error, reason) => expect(failureReason(error)).toBe(reason));
