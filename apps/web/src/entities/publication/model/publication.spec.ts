import { expect, it } from 'vitest';
import { aPublication } from '../testing';
import { describe as shown } from './publication';

it('A size that rounds to nothing is not shown', () => {
  const sizeOf = (file_size: string) => shown(aPublication({ file_size }), 'fr', false).size;
  expect(['1.25 MB', '0.01 MB', '0.00 MB'].map(sizeOf)).toEqual(['1.25 MB', '0.01 MB', undefined]);
});
