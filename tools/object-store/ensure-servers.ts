import { buildServer } from './build-server.ts';
import { findServer } from './find-server.ts';
import { SERVER_KINDS, type ServerKind } from './server-kinds.ts';

async function ensure(kind: ServerKind): Promise<string | undefined> {
  const present = findServer(kind);
  if (present) {
    console.error(`${kind.name}: ${present}`);
    return undefined;
  }
  const began = performance.now();
  try {
    const path = await buildServer(kind);
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    console.error(`${kind.name}: built in ${seconds} s, kept as ${path}`);
    return undefined;
  } catch (error) {
    return `${kind.name} (${error instanceof Error ? error.message : String(error)})`;
  }
}

// One after the other: each keeps all processors busy.
const missing: string[] = [];
for (const kind of SERVER_KINDS) {
  const reason = await ensure(kind);
  if (reason !== undefined) missing.push(reason);
}
if (missing.length > 0) {
  console.log(`SKIPPED: the tests of the object store against ${missing.join(' and ')}`);
  if (process.env['CI'] === 'true') process.exitCode = 1;
}
