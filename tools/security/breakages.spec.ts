import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakages } from './breakages.ts';
import { heldElsewhere, root, rows } from './list.ts';

describe('a guard that is to be taken away', () => {
  it.each(breakages.map((breakage) => [breakage.row, breakage] as const))(
    'of %s stands where it is said, once',
    (row, { file, replace: [guard] }) => {
      expect(rows.map(({ id }) => id)).toContain(row);
      expect(readFileSync(join(root, file), 'utf8').split(guard)).toHaveLength(2);
    },
  );

  it('is named for every row that no test elsewhere holds', () => {
    const named = new Set(breakages.map(({ row }) => row));
    expect(rows.filter(({ id }) => !named.has(id) && !heldElsewhere.has(id))).toEqual([]);
  });
});
