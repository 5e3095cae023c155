import { describe, expect, it } from '@jest/globals';
import { RandomSecretSource } from './random-secret-source';

const secrets = new RandomSecretSource();

describe('the source of secrets', () => {
  it('makes refresh tokens of 256 random bits', () => {
    expect(Buffer.from(secrets.token(), 'base64url')).toHaveLength(32);
    expect(secrets.token()).not.toBe(secrets.token());
  });

  it('derives the same successor from the same token and salt, and another from any other', () => {
    const [token, salt] = [secrets.token(), secrets.salt()];
    const successor = secrets.successorOf(token, salt);
    expect(secrets.successorOf(token, salt)).toBe(successor);
    expect(Buffer.from(successor, 'base64url')).toHaveLength(32);
    expect(secrets.successorOf(token, secrets.salt())).not.toBe(successor);
    expect(secrets.successorOf(secrets.token(), salt)).not.toBe(successor);
    // What the database has does not do.
    expect(secrets.successorOf(secrets.hashOf(token), salt)).not.toBe(successor);
  });

  it('makes passwords that can be read out', () => {
    expect(secrets.password()).toMatch(/^[a-zA-Z2-9]{20}$/);
    expect(secrets.password()).not.toMatch(/[ilo10IO]/);
  });
});
