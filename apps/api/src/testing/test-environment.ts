import { PUBLIC_URL, SECRET } from './forged-token';

/** Limits are so high that only a suite about limits meets them. */
export const TEST_ENVIRONMENT: Readonly<Record<string, string>> = {
  JWT_SECRET: SECRET,
  PUBLIC_URL,
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'silent',
  RATE_LIMIT_FACTOR: '1000',
  TRUST_PROXY: 'loopback',
};
