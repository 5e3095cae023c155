import { describe, expect, it } from '@jest/globals';
import { withoutPublicAccess } from './infrastructure/s3/bucket-policy';

const policyOf = (...Statement: object[]) => JSON.stringify({ Version: '2012-10-17', Statement });
const named = { Effect: 'Allow', Principal: { AWS: ['arn:aws:iam::1:user/backup'] }, Action: 's3:GetObject' };
const forbidden = { Effect: 'Deny', Principal: '*', Action: 's3:DeleteObject' };

describe('the policy of a bucket', () => {
  it.each([
    ['everybody', { Effect: 'Allow', Principal: '*' }],
    ['every account', { Effect: 'Allow', Principal: { AWS: '*' } }],
    ['a list with everybody in it', { Effect: 'Allow', Principal: { AWS: ['arn:aws:iam::1:root', '*'] } }],
    ['all but some', { Effect: 'Allow', NotPrincipal: { AWS: 'arn:aws:iam::1:root' } }],
  ])('loses what it allows to %s, and keeps the rest', (_, statement) => {
    expect(withoutPublicAccess(policyOf(statement))).toBeUndefined();
    expect(withoutPublicAccess(policyOf(named, statement, forbidden))).toBe(policyOf(named, forbidden));
    expect(withoutPublicAccess(JSON.stringify({ Statement: statement }))).toBeUndefined();
  });

  it('stays as it is when it names those whom it allows something', () => {
    const policy = policyOf(named, forbidden);
    expect(withoutPublicAccess(policy)).toBe(policy);
  });
});
