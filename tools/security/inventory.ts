import assert from 'node:assert/strict';
import { lockTroubles } from '../check/locked.ts';
import { billOfMaterials, componentsOf } from '../check/sbom.ts';
import type { Checks } from './checks.ts';

/** W. What the product is made of. */
export const inventory: Checks = {
  'W-01': async () => {
    assert.deepEqual(lockTroubles(), []);
    const components = componentsOf(billOfMaterials());
    for (const name of ['@nestjs/core', 'sharp', 'pg', 'nodemailer']) assert.ok(components.has(name), name);
  },
};
