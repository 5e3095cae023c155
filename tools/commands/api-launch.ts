import { join } from 'node:path';
import { root } from '../build.ts';

/** How the API process is started wherever it is started: `docs/performance.md` has the figures. */
export const apiLaunch = {
  // Garbage of a request is young and small: a young generation of 8 MB instead of 16 keeps 12 MB of memory free. Under
  // the limit that V8 takes on a large machine its heap grows by leaps: 330 MB instead of 196 MB after lists that are
  // not kept. In a container the container's limit does the same. Collected once it has grown by three tenths instead of by
  // six, the heap leaves memory free while editors save (by a quarter: 201 instead of 231 MB); lists that are not kept take
  // some hundredths more time.
  execArgv: ['--max-semi-space-size=8', '--max-old-space-size=1024', '--heap-growing-percent=30'],
  // glibc keeps the memory of every image that was worked on (mallopt(3)): 380 MB instead of 210 MB after a few uploads.
  environment: {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '262144',
    MALLOC_TRIM_THRESHOLD_: '262144',
    // What V8 has made of the sources, for the next start. Building empties the folder.
    NODE_COMPILE_CACHE: join(root, 'apps/api/dist/.compiled'),
  },
} as const;
