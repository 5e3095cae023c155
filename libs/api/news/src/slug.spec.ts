import { describe } from '@jest/globals';
import { describeSlugs } from './testing/slug-contract';
import { InMemoryNewsItems, InMemoryNewsReader } from './testing';

const NOW = new Date('2026-03-01T09:00:00.000Z');

describe('slugs of news in memory', () => {
  describeSlugs(async () => {
    const repository = new InMemoryNewsItems(() => NOW);
    return { repository, reader: new InMemoryNewsReader(repository, () => NOW) };
  });
});
