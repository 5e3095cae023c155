import assert from 'node:assert/strict';
import { join } from 'node:path';
import { lockTroubles } from '../check/locked.ts';
import { billOfMaterials, componentsOf } from '../check/sbom.ts';
import type { Checks } from './checks.ts';
import { tree } from './instance.ts';

/** W. What the product is made of. */
export const inventory: Checks = {
  'W-01': async () => {
    assert.deepEqual(lockTroubles(join(tree, 'package-lock.json')), []);
    const components = componentsOf(billOfMaterials());
    for (const name of ['@nestjs/core', 'sharp', 'pg', 'nodemailer']) assert.ok(components.has(name), name);
  },
};
