import { describe, expect, it } from '@jest/globals';
import { SettingsError } from './environment-reader';
import { readSettings } from './settings';

const local = {
  DATABASE_URL: 'postgres://app:pw@localhost:5432/site',
  JWT_SECRET: 'k9Zq3v8RwT5yB2nM7xC4pL6sD1fG0hJa',
};
const store = {
  ...local,
  STORAGE_DRIVER: 's3',
  S3_ENDPOINT: 'https://store.example.org/',
  S3_ACCESS_KEY: 'AKEXAMPLE',
  S3_SECRET_KEY: 'wJalr/XUtn+FEMI',
};

function wrongNames(environment: Record<string, string>): readonly string[] {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.names;
    throw error;
  }
}

describe('the settings of the object store', () => {
  it('are none while files are kept in the data folder', () => {
    expect(readSettings(local).s3).toBeUndefined();
    expect(readSettings({ ...store, STORAGE_DRIVER: 'local' }).s3).toBeUndefined();
  });

  it('are not passed over where nobody said where files are kept', () => {
    const { STORAGE_DRIVER: _said, ...keys } = store;
    expect(wrongNames(keys)).toEqual(['STORAGE_DRIVER']);
    const { S3_ACCESS_KEY: _access, S3_SECRET_KEY: _secret, ...address } = keys;
    expect(readSettings(address).s3).toBeUndefined();
  });

  it('have a region and a prefix that need not be said', () => {
    expect(readSettings(store).s3).toEqual({
      endpoint: 'https://store.example.org',
      region: 'us-east-1',
      accessKey: 'AKEXAMPLE',
      secretKey: 'wJalr/XUtn+FEMI',
      bucketPrefix: 'site-',
    });
  });

  it('are all named when they are missing or wrong, and no value is printed', () => {
    const needed = ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'];
    expect(wrongNames({ ...local, STORAGE_DRIVER: 's3' })).toEqual(needed);
    const wrong = { STORAGE_DRIVER: 'minio', S3_ENDPOINT: 'store:9000', S3_REGION: 'EU West' };
    expect(wrongNames({ ...local, ...wrong })).toEqual(Object.keys(wrong));
    const secret = { ...store, S3_SECRET_KEY: 'hunter2 value' };
    expect(() => readSettings(secret)).toThrow('S3_SECRET_KEY');
    expect(() => readSettings(secret)).not.toThrow(/hunter2/);
  });

  it.each(['Site-', '-site', 'site_', 'site.', 'xn--site', 'a'.repeat(50)])(
    'make no bucket name that S3 refuses: prefix %s',
    (prefix) => expect(wrongNames({ ...store, S3_BUCKET_PREFIX: prefix })).toEqual(['S3_BUCKET_PREFIX']),
  );

  it.each(['firm-a-', '0', 'a'.repeat(49)])('accept the prefix %s', (prefix) =>
    expect(readSettings({ ...store, S3_BUCKET_PREFIX: prefix }).s3?.bucketPrefix).toBe(prefix),
  );

  it.each(['https://user:pw@store.example.org', 'https://store.example.org/path', 's3://store'])(
    'accept no address with more than an origin: %s',
    (endpoint) => expect(wrongNames({ ...store, S3_ENDPOINT: endpoint })).toEqual(['S3_ENDPOINT']),
  );
});
