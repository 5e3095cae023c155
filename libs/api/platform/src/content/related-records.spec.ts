import { expect, it } from '@jest/globals';
import { NEWS, PROJECTS } from '@site/vocabulary';
import { kindsInAnswer } from './related-records';

it('An answer about records shows their kind, and those that they name', () => {
  expect([kindsInAnswer(PROJECTS), kindsInAnswer(NEWS)]).toEqual([
    ['projects', 'publications', 'partners'],
    ['news'],
  ]);
});
