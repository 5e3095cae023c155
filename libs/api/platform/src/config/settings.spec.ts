import { describe, expect, it } from '@jest/globals';
import express from 'express';
import { SettingsError } from './environment-reader';
import { readSettings } from './settings';

const sound = {
  DATABASE_URL: 'postgres://app:pw@localhost:5432/site',
  JWT_SECRET: 'k9Zq3v8RwT5yB2nM7xC4pL6sD1fG0hJa',
};

function wrongNames(environment: Record<string, string>): readonly string[] {
  try {
    readSettings({ ...sound, ...environment });
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.names;
    throw error;
  }
}

function messageOf(environment: Record<string, string>): string[] {
  try {
    readSettings({ ...sound, ...environment });
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return [];
}

describe('the settings', () => {
  it('have the documented defaults', () => {
    expect(readSettings(sound)).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      dataDir: '.data',
      databasePool: 10,
      migrationDatabaseUrl: sound.DATABASE_URL,
      newsletterPerMinute: 60,
      sharedCache: { seconds: 0, purge: undefined },
      rateLimitFactor: 1,
      passwordMinLength: 6,
      logLevel: 'info',
      apiDocs: true,
      firstAdministrator: undefined,
      corsOrigins: [],
    });
  });

  it('take the public address without its trailing slash', () => {
    expect(readSettings({ ...sound, PUBLIC_URL: 'https://example.org/' }).publicUrl).toBe(
      'https://example.org',
    );
  });

  it.each(['1e300', '1e3', 'Infinity', 'NaN', '-1', '0', '0.0000001', '1000001', '0x10', '1,5'])(
    'refuse %s as what multiplies limits, and as letters in a minute',
    (value) => {
      const environment = { RATE_LIMIT_FACTOR: value, NEWSLETTER_PER_MINUTE: value };
      expect(wrongNames(environment)).toEqual(['NEWSLETTER_PER_MINUTE', 'RATE_LIMIT_FACTOR']);
    },
  );

  it('name every wrong variable at once and print no value', () => {
    const environment = { PORT: 'eighty', PUBLIC_URL: 'ftp://x', LOG_LEVEL: 'loud', RATE_LIMIT_FACTOR: '-1' };
    expect(wrongNames(environment)).toEqual(['PORT', 'PUBLIC_URL', 'RATE_LIMIT_FACTOR', 'LOG_LEVEL']);
    expect(() => readSettings({ ...sound, PORT: 'hunter2-value' })).not.toThrow(/hunter2/);
  });

  it.each([
    ['no database', { DATABASE_URL: '' }, ['DATABASE_URL']],
    ['another kind of database', { DATABASE_URL: 'mysql://x/y' }, ['DATABASE_URL']],
    ['an encryption that there is not', { DATABASE_URL: 'postgres://x/y?sslmode=full' }, ['DATABASE_URL']],
    ['a database without a name', { DATABASE_URL: 'postgres://app:pw@localhost:5432/' }, ['DATABASE_URL']],
    ['a password with a bare %', { DATABASE_URL: 'postgres://app:100%@localhost/site' }, ['DATABASE_URL']],
    [
      'an authority that cannot be read',
      { DATABASE_URL: 'postgres://x/y?sslmode=verify-full&sslrootcert=/no/such.pem' },
      ['DATABASE_URL'],
    ],
    ['a pool of one connection', { DATABASE_POOL: '1' }, ['DATABASE_POOL']],
    ['a purge that is no address', { PURGE_URL: 'varnish:6081' }, ['PURGE_URL']],
    ['a purge by another protocol', { PURGE_URL: 'ftp://cache/' }, ['PURGE_URL']],
    ['a purge with a password, which goes in PURGE_TOKEN', { PURGE_URL: 'http://:pw@c/' }, ['PURGE_URL']],
    ['no secret', { JWT_SECRET: '' }, ['JWT_SECRET']],
    ['a short secret', { JWT_SECRET: 'short' }, ['JWT_SECRET']],
    [
      'an example secret in production',
      { JWT_SECRET: 'change-me-change-me-change-me-32', NODE_ENV: 'production' },
      ['JWT_SECRET'],
    ],
    ['an administrator without a password', { ADMIN_EMAIL: 'a@b.ci' }, ['ADMIN_PASSWORD']],
    ['a password without an administrator', { ADMIN_PASSWORD: 'abcdef' }, ['ADMIN_PASSWORD']],
    [
      'an administrator with a password too short',
      { ADMIN_EMAIL: 'a@b.ci', ADMIN_PASSWORD: 'abc' },
      ['ADMIN_PASSWORD'],
    ],
    ['an origin with a path', { CORS_ORIGINS: 'https://a.ci,https://b.ci/x' }, ['CORS_ORIGINS']],
    ['a mail server without a sender', { SMTP_URL: 'smtp://mail.test' }, ['MAIL_FROM']],
    ['another kind of mail server', { SMTP_URL: 'http://mail.test', MAIL_FROM: 'a@b.ci' }, ['SMTP_URL']],
    [
      'a mail server with options',
      { SMTP_URL: 'smtp://mail.test/?tls=off', MAIL_FROM: 'a@b.ci' },
      ['SMTP_URL'],
    ],
    ['two mailboxes of the firm', { CONTACT_TO: 'a@b.ci, c@d.ci' }, ['CONTACT_TO']],
    ['two senders', { SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'a@b.ci, c@d.ci' }, ['MAIL_FROM']],
    [
      'a collector that is no address',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'otel' },
      ['OTEL_EXPORTER_OTLP_ENDPOINT'],
    ],
    ['headers without a collector', { OTEL_EXPORTER_OTLP_HEADERS: 'a=b' }, ['OTEL_EXPORTER_OTLP_HEADERS']],
    ['more than all traces', { OTEL_TRACES_SAMPLER_ARG: '2' }, ['OTEL_TRACES_SAMPLER_ARG']],
    ['a port out of range', { PORT: '70000' }, ['PORT']],
  ])('refuse %s', (_, environment, names) => {
    expect(wrongNames(environment)).toEqual(names);
  });

  it.each([
    ['DATABASE_URL', { DATABASE_URL: '' }, 'manque / is missing'],
    ['DATABASE_URL', { DATABASE_URL: 'nonsense-value' }, 'an address like postgresql://'],
    ['MIGRATION_DATABASE_URL', { MIGRATION_DATABASE_URL: 'nonsense-value' }, 'an address like postgresql://'],
    ['JWT_SECRET', { JWT_SECRET: ' ' }, 'manque / is missing'],
    [
      'JWT_SECRET',
      { JWT_SECRET: 'nonsense-value' },
      'trop court : 32 caractères au moins / too short: at least 32 characters',
    ],
    [
      'JWT_SECRET',
      { JWT_SECRET: 'nonsense-value-nonsense-value-12345678', NODE_ENV: 'production' },
      'too easy to guess',
    ],
    ['JWT_SECRET_PREVIOUS', { JWT_SECRET_PREVIOUS: 'nonsense-value' }, 'too short'],
    [
      'PORT',
      { PORT: 'nonsense-value' },
      'un nombre entier de 0 à 65535 est attendu / a whole number from 0 to 65535 is expected',
    ],
    [
      'PUBLIC_URL',
      { PUBLIC_URL: 'nonsense-value' },
      'an http:// or https:// address without a path is expected',
    ],
    [
      'LOG_LEVEL',
      { LOG_LEVEL: 'nonsense-value' },
      'possible values: fatal, error, warn, info, debug, trace, silent',
    ],
    ['API_DOCS', { API_DOCS: 'nonsense-value' }, 'possible values: on, off'],
    ['KEEP_ANSWERS', { KEEP_ANSWERS: 'nonsense-value' }, 'possible values: on, off'],
    [
      'DATABASE_URL',
      { DATABASE_URL: 'postgres://x/y?sslmode=verify-full&sslrootcert=/no/such.pem' },
      'sslrootcert: this file cannot be read',
    ],
    [
      'DATABASE_URL',
      { DATABASE_URL: 'postgres://x/y?sslmode=verify_full' },
      'sslmode: possible values: disable, prefer, require, verify-ca, verify-full, no-verify',
    ],
    [
      'RATE_LIMIT_FACTOR',
      { RATE_LIMIT_FACTOR: 'nonsense-value' },
      'a number from 0.001 to 1000000, written as 2 or 0.5, is expected',
    ],
    ['PASSWORD_MIN_LENGTH', { PASSWORD_MIN_LENGTH: '5' }, 'a whole number from 6 to 128 is expected'],
    ['TRUST_PROXY', { TRUST_PROXY: 'nonsense-value' }, 'a number of proxies'],
    ...[
      '10.0.0.256',
      '10.0.0.0/33',
      '10.0.0.0/0',
      '10.0.0.0/255.0.255.0',
      '::1/129',
      'abc',
      '1,10.0.0.1',
    ].map((wrong) => ['TRUST_PROXY', { TRUST_PROXY: wrong }, 'a number of proxies']),
    ['CORS_ORIGINS', { CORS_ORIGINS: 'nonsense-value' }, 'separated by commas'],
    [
      'ADMIN_EMAIL',
      { ADMIN_EMAIL: 'nonsense-value', ADMIN_PASSWORD: 'abcdef' },
      'an e-mail address is expected',
    ],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'a@b.ci' }, 'is missing, and goes with ADMIN_EMAIL'],
    ['ADMIN_PASSWORD', { ADMIN_PASSWORD: 'nonsense-value' }, 'is of use with ADMIN_EMAIL only'],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'a@b.ci', ADMIN_PASSWORD: 'abc' }, 'too short: at least 6 characters'],
    [
      'ADMIN_PASSWORD',
      { ADMIN_EMAIL: 'a@b.ci', ADMIN_PASSWORD: 'x'.repeat(129) },
      'too long: at most 128 characters',
    ],
    ['SMTP_URL', { SMTP_URL: 'nonsense-value' }, 'an address like smtp://'],
    ['MAIL_FROM', { SMTP_URL: 'smtp://mail.test' }, 'is missing, and goes with SMTP_URL'],
    ['MAIL_FROM', { MAIL_FROM: 'nonsense-value' }, 'one e-mail address, or "Name <address>", is expected'],
    ['CONTACT_TO', { CONTACT_TO: 'bureau\u200B@example.org' }, 'one e-mail address'],
    ['STORAGE_DRIVER', { STORAGE_DRIVER: 'nonsense-value' }, 'possible values: local, s3'],
    ['S3_BUCKET_PREFIX', { S3_BUCKET_PREFIX: 'Nonsense-Value' }, 'lower-case letters, digits and hyphens'],
    ['S3_REGION', { S3_REGION: 'nonsense value' }, 'the name of a region'],
  ] as [string, Record<string, string>, string][])(
    'say of %s, given %j, why it is wrong',
    (name, environment, reason) => {
      const line = messageOf(environment).find((one) => one.startsWith(`  ${name} : `));
      expect(line).toContain(reason);
      expect(messageOf(environment).join()).not.toMatch(/nonsense|bureau/i);
      expect(wrongNames(environment)).toContain(name);
    },
  );

  it('say all reasons at once, one a line', () => {
    const wrong = { STORAGE_DRIVER: 's3', S3_ACCESS_KEY: 'a b', PORT: 'x', JWT_SECRET: '' };
    expect(messageOf(wrong)).toEqual([
      'Réglages non valides ou manquants / invalid or missing settings:',
      '  PORT : un nombre entier de 0 à 65535 est attendu / a whole number from 0 to 65535 is expected',
      '  JWT_SECRET : manque / is missing',
      '  S3_ACCESS_KEY : des caractères ASCII sans espace sont attendus / ASCII characters without spaces are expected',
      '  S3_ENDPOINT : manque, et va avec STORAGE_DRIVER=s3 / is missing, and goes with STORAGE_DRIVER=s3',
      '  S3_SECRET_KEY : manque, et va avec STORAGE_DRIVER=s3 / is missing, and goes with STORAGE_DRIVER=s3',
    ]);
  });

  it.each([
    ['site@example.org', { name: '', address: 'site@example.org' }],
    ['Bureau d’études <site@example.org>', { name: 'Bureau d’études', address: 'site@example.org' }],
    ['"Bureau, site" <site@example.org>', { name: 'Bureau, site', address: 'site@example.org' }],
  ])('accept a mail server with the sender %s', (sender, from) => {
    const url = 'smtps://user:p%40ss@mail.test:465';
    expect(readSettings({ ...sound, SMTP_URL: url, MAIL_FROM: sender }).mail).toEqual({ smtpUrl: url, from });
    expect(readSettings(sound).mail).toBeUndefined();
  });

  it.each(['10.0.0.1', '10.0.0.0/8,::1/128', 'loopback, fd00::/8', '10.0.0.0/255.0.0.0', '::ffff:10.0.0.1'])(
    'accept %s as proxies, which Express does, too',
    (proxies) => {
      expect(readSettings({ ...sound, TRUST_PROXY: proxies }).trustProxy).toBe(proxies);
      expect(() => express().set('trust proxy', proxies)).not.toThrow();
    },
  );

  it('accept a first administrator and several origins', () => {
    const settings = readSettings({
      ...sound,
      ADMIN_EMAIL: 'a@b.ci',
      ADMIN_PASSWORD: ' spaced ',
      CORS_ORIGINS: 'https://a.ci, https://b.ci',
    });
    expect(settings.firstAdministrator).toEqual({ email: 'a@b.ci', password: ' spaced ' });
    expect(settings.corsOrigins).toEqual(['https://a.ci', 'https://b.ci']);
  });
});
