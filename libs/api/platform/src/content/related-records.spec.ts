import { expect, it } from '@jest/globals';
import { NEWS, PROJECTS } from '@site/vocabulary';
import { kindsTold } from './related-records';

it('An answer about records shows their kind, and those that they name', () => {
  expect([kindsTold(PROJECTS), kindsTold(NEWS)]).toEqual([
    ['projects', 'publications', 'partners'],
    ['news'],
  ]);
});
