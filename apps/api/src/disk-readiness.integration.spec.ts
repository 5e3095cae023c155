import { beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { refusalOf } from './testing/ask';
import { aJpeg, formWith } from './testing/sample-content';
import { administratorOf } from './testing/suite';
import { productOfSuite } from './testing/suite-in-process';

const product = productOfSuite();
const administrator = administratorOf(product);
let folder: string;

beforeAll(async () => {
  folder = join(product.dataDir, 'files');
});

const upload = async () =>
  product.ask('/api/v1/files/project-images', {
    ...formWith(await aJpeg(64, 48)),
    token: administrator.token,
  });
const readiness = async () => {
  const { status, body } = await product.ask('/health/ready');
  return [status, body['unavailable']];
};

describe.each(['.incoming', 'project-images', '.'])(
  'while files cannot be written in %s of the local folder',
  (part) => {
    it('the product is ready and names them, until they can', async () => {
      expect((await upload()).status).toBe(201);
      const before = await product.state();
      const [path, aside] = [join(folder, part), `${folder}-aside`];
      renameSync(path, aside);
      writeFileSync(path, '');
      try {
        expect(await readiness()).toEqual([200, ['files']]);
        expect(refusalOf(await upload())).toBe('503 dependency_unavailable');
      } finally {
        rmSync(path);
        renameSync(aside, path);
      }
      expect(await readiness()).toEqual([200, []]);
      expect([await product.state(), readdirSync(join(folder, '.incoming'))]).toEqual([before, []]);
      expect((await upload()).status).toBe(201);
    });
  },
);
