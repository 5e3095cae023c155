import type { Limit } from '@site/api-kernel';

/** Calls of one address, whatever they ask for. */
export const CALLS: readonly Limit[] = [
  { name: 'authentication-burst', points: 30, seconds: 5 },
  { name: 'authentication', points: 150, seconds: 5 * 60 },
];
export const REFUSED_TOKEN = [
  'token_invalid',
  'token_expired',
  'session_revoked',
  'session_expired',
  // A key of a machine is none of a person.
  'scope_missing',
] as const;
