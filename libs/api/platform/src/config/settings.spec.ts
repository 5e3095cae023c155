import { describe, expect, it } from '@jest/globals';
import { readSettings, SettingsError } from './settings';

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

describe('the settings', () => {
  it('have the documented defaults', () => {
    expect(readSettings(sound)).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      dataDir: '.data',
      migrationDatabaseUrl: sound.DATABASE_URL,
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

  it('name every wrong variable at once and print no value', () => {
    const environment = { PORT: 'eighty', PUBLIC_URL: 'ftp://x', LOG_LEVEL: 'loud', RATE_LIMIT_FACTOR: '-1' };
    expect(wrongNames(environment)).toEqual(['PORT', 'PUBLIC_URL', 'RATE_LIMIT_FACTOR', 'LOG_LEVEL']);
    expect(() => readSettings({ ...sound, PORT: 'hunter2-value' })).not.toThrow(/hunter2/);
  });

  it.each([
    ['no database', { DATABASE_URL: '' }, ['DATABASE_URL']],
    ['another kind of database', { DATABASE_URL: 'mysql://x/y' }, ['DATABASE_URL']],
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
    ['a port out of range', { PORT: '70000' }, ['PORT']],
  ])('refuse %s', (_, environment, names) => {
    expect(wrongNames(environment)).toEqual(names);
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
