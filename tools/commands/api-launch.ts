/** How the API process is started wherever it is started: `docs/performance.md` has the figures. */
export const apiLaunch = {
  // Garbage of a request is young and small: a young generation of 8 MB instead of 16 keeps 12 MB of memory free.
  execArgv: ['--max-semi-space-size=8'],
  // glibc keeps the memory of every image that was worked on (mallopt(3)): 380 MB instead of 210 MB after a few uploads.
  environment: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_TRIM_THRESHOLD_: '262144' },
} as const;
