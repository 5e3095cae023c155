/** Milliseconds; Node's defaults (60 s, 300 s, checked every 30 s) let a slow client hold a connection too long. */
export const SERVER_WAITS = {
  headers: 10_000,
  request: 30_000,
  upload: 120_000,
  check: 1_000,
  idle: 65_000,
} as const;
export const MAX_HEADER_BYTES = 16 * 1024;
export const MAX_URL_LENGTH = 8 * 1024;
