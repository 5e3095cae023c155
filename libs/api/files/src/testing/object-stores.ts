import { afterAll, beforeAll, describe } from '@jest/globals';
import type { S3Settings } from '@site/api-platform/config';
import { findServer, SERVER_KINDS, startObjectStore, type ObjectStore } from '@site/object-stores';

/** For what does not depend on whose server it is. */
export const ONE_KIND = SERVER_KINDS.slice(0, 1);

const isRequired = process.env['CI'] === 'true';

/** Runs the tests against each real server there is; on a machine of CI each has to be there. */
export function describeObjectStores(
  title: string,
  tests: (store: () => S3Settings) => void,
  kinds = SERVER_KINDS,
): void {
  for (const kind of kinds) {
    const present = isRequired || findServer(kind) !== undefined;
    const place = present ? describe : describe.skip;
    place(
      `${title} ${kind.name}${present ? '' : ': SKIPPED, not installed (npm test -- object-store)'}`,
      () => {
        let server: ObjectStore;
        beforeAll(async () => {
          server = await startObjectStore(kind.name);
        }, 40_000);
        afterAll(() => server.stop());
        tests(() => ({ ...server, region: 'us-east-1', bucketPrefix: 'site-' }));
      },
    );
  }
}
