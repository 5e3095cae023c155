import { afterAll, expect } from '@jest/globals';
import { startedOnce } from '@site/api-kernel/testing';
import { freshDatabase, type FreshDatabase } from '@site/api-platform/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formerDatabase } from './former-database';
import { aMember, anAdministrator, type Person } from './people';
import type { RunQuery } from './run-query';
import { startBuilt, type RunningProduct, type StartOptions } from './running-product';
import { linkTo, type ServiceLink } from './service-link';

/** The built product for all tests of a suite, and its database. */
export function builtOfSuite(options?: StartOptions): { fresh: FreshDatabase; product: RunningProduct } {
  const fresh = {} as FreshDatabase;
  const product = startedOnce(
    async () => startBuilt(Object.assign(fresh, await freshDatabase()), options),
    async ({ stop }) => {
      const { output } = await stop();
      await fresh.close();
      expect(output).not.toMatch(/unhandledRejection|uncaughtException/);
    },
  );
  return { fresh, product };
}

type Asking = Parameters<typeof aMember>[0];

/** @param fresh database of a product that is in a process of its own */
export function administratorOf(
  product: Asking & { readonly query?: RunQuery },
  fresh?: FreshDatabase,
): Person {
  return startedOnce(
    () => anAdministrator(product, fresh?.database.query ?? product.query!),
    () => Promise.resolve(),
  );
}

export function memberOf(product: Asking): Person {
  return startedOnce(
    () => aMember(product),
    () => Promise.resolve(),
  );
}

/** A database as it was before a step of the migrations, for all tests of a suite. */
export function formerOfSuite(step: string) {
  const former = startedOnce(
    () => formerDatabase(step),
    ({ drop }) => drop(),
  );
  const query = <Row>(text: string, values: readonly unknown[] = []) =>
    former.database.query<Row>(text, values);
  return { former, query };
}

/** The built product, with a way to its database that can be cut. */
export function linkedOfSuite(options?: StartOptions) {
  const [fresh, link] = [{} as FreshDatabase, {} as ServiceLink];
  const product = startedOnce(
    async () => {
      Object.assign(fresh, await freshDatabase());
      Object.assign(link, await linkTo(fresh.appUrl));
      return startBuilt(
        { appUrl: link.through(fresh.appUrl), ownerUrl: link.through(fresh.ownerUrl) },
        options,
      );
    },
    async ({ stop }) => {
      const { output } = await stop();
      await link.close();
      await fresh.close();
      expect(output).not.toMatch(/unhandledRejection|uncaughtException/);
    },
  );
  return { fresh, link, product };
}

/** A folder that is gone after the suite. */
export function folderOfSuite(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
