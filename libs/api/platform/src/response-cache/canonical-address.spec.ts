import { describe, expect, it } from '@jest/globals';
import { isCanonical } from './canonical-address';

describe('a canonical address', () => {
  it.each([
    '/',
    '/en/projects/0193a000-0000-7000-8000-000000000001',
    '/sitemap/projects-1.xml',
    '/projects?page=2',
    '/api/v1/projects?limit=10&offset=0',
    '/api/v1/publications?category=%C3%89tude+de+sol&sort=-title_fr',
  ])('%s is one', (address) => expect(isCanonical(address)).toBe(true));

  it.each([
    '/api/v1/projects?q=forage',
    '/api/v1/projects?cursor=eyJhdCI6IjIwMjYifQ',
    '/api/v1/projects?',
    '/api/v1/projects?limit',
    '/api/v1/projects?limit=',
    '/api/v1/projects?&limit=1',
    '/api/v1/projects?limit=1&',
    '/api/v1/projects?limit=1&&offset=0',
    '/api/v1/projects?limit=1&limit=1',
    '/api/v1/projects?limit=01',
    '/api/v1/projects?limit=%31',
    '/api/v1/projects?category=%c3%89tude',
    '/api/v1/projects?category=a%20b',
    '/api/v1/projects?Limit=1',
    '/api/v1/projects?limit=1?',
    '/api/v1/projects?limit=1#',
    '/api/v1/projects/',
    '/api/v1/projects/0193A000-0000-7000-8000-000000000001',
    '/api/v1//projects',
    '/%70rojects',
    `/projects/${'a'.repeat(1_000)}`,
  ])('%s is none', (address) => expect(isCanonical(address)).toBe(false));
});
