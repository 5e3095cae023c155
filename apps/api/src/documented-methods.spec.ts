import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { ask } from './testing/ask';
import { currentDocument } from './testing/documented-operations';
import { createProduct, settingsFor } from './testing/product';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: { readonly $ref?: string; readonly enum?: readonly string[] };
}

const NOWHERE = 'postgres://nobody@127.0.0.1:1/none';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const { paths, components } = await currentDocument();

/** Every path, with each of the values that are said of its parameters. */
const ADDRESSES = Object.entries(paths).flatMap(([path, verbs]) => {
  const operations = Object.values(verbs as Record<string, { parameters?: Parameter[] }>);
  const documented = Object.keys(verbs).map((verb) => verb.toUpperCase());
  const allowed = [...documented, ...(documented.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort();
  return addressesOf(path, operations[0]?.parameters ?? []).map((address) => ({ path, address, allowed }));
});

function addressesOf(path: string, parameters: readonly Parameter[]): string[] {
  const named = parameters.filter((one) => one.in === 'path');
  return named.reduce(
    (addresses, { name, schema }) =>
      addresses.flatMap((address) => valuesOf(schema).map((value) => address.replace(`{${name}}`, value))),
    [path],
  );
}

function valuesOf({ $ref = '', enum: values }: Parameter['schema']): readonly string[] {
  const named = components?.schemas?.[$ref.split('/').at(-1) ?? ''] as Parameter['schema'] | undefined;
  return values ?? named?.enum ?? ['7'];
}

/** What a template would be taken for that is not its own. */
const template = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
const AMBIGUOUS = ADDRESSES.filter(({ path, address }) =>
  Object.keys(paths).some((other) => other !== path && template(other).test(address)),
);

describe('a method that the document does not name', () => {
  let app: NestExpressApplication;
  let url: string;

  beforeAll(async () => {
    ({ app } = await createProduct(settingsFor({ appUrl: NOWHERE, ownerUrl: NOWHERE })));
    await app.listen(0, '127.0.0.1');
    url = `http://127.0.0.1:${((app.getHttpServer() as Server).address() as AddressInfo).port}`;
  }, 30_000);
  afterAll(() => app.close());

  it('could be taken by another route at some addresses', () => {
    expect(AMBIGUOUS.map(({ address }) => address)).toEqual(
      expect.arrayContaining(['/api/v1/projects/facets', '/api/v1/projects/bulk', '/api/v1/news/import']),
    );
  });

  it.each(ADDRESSES)('is refused at $address with those that work', async ({ address, allowed }) => {
    const { status, headers } = await ask(url + address, { method: 'OPTIONS' });
    expect([status, headers['allow']]).toEqual([204, allowed.join(', ')]);
    for (const method of METHODS.filter((one) => !allowed.includes(one))) {
      const refused = await ask(url + address, { method });
      expect([method, refused.status, refused.headers['allow']]).toEqual([method, 405, allowed.join(', ')]);
    }
  });
});
