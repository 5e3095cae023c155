import { lengthOf, TEXT_LIMITS } from '@site/vocabulary';
import { bucketPrefix, keyText, regionName, storageDriver, type S3Settings } from './s3-settings';
import { mailbox, smtpUrl, type MailSettings } from './mail-settings';

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

/** What the environment decides (README § Settings), read and checked once at start. */
export interface Settings {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Origin under which visitors reach the product, without a trailing slash. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** Undefined: files are kept in `dataDir`. */
  readonly s3: S3Settings | undefined;
  readonly databaseUrl: string;
  /** Role that may change the schema; the running product uses `databaseUrl`. */
  readonly migrationDatabaseUrl: string;
  readonly jwtSecret: string;
  /** Former secret whose tokens are still accepted while it is being replaced. */
  readonly jwtSecretPrevious: string | undefined;
  readonly firstAdministrator: { readonly email: string; readonly password: string } | undefined;
  /** Absent, no mail is sent. */
  readonly mail: MailSettings | undefined;
  /** Where messages of visitors are mailed to; absent, to the e-mail address of the firm's settings. */
  readonly contactTo: string | undefined;
  readonly corsOrigins: readonly string[];
  readonly trustProxy: boolean | number | string;
  readonly rateLimitFactor: number;
  readonly passwordMinLength: number;
  readonly logLevel: LogLevel;
  readonly apiDocs: boolean;
  /** The site straight from its sources, with hot reload; never in production. */
  readonly webDevelopment: boolean;
  /** Off: every public read goes to PostgreSQL (for measurements). */
  readonly keepAnswers: boolean;
}

export class SettingsError extends Error {
  constructor(readonly names: readonly string[]) {
    super(`Réglages non valides ou manquants / invalid or missing settings: ${names.join(', ')}`);
    this.name = 'SettingsError';
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS: readonly LogLevel[] = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const SECRET_MIN_LENGTH = 32;
const EXAMPLE_SECRET = /change.?me|secret|example|exemple|password|^(.)\1+$|12345678/i;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** @throws SettingsError naming every wrong variable at once, and never a value. */
export function readSettings(environment: Environment): Settings {
  const wrong: string[] = [];
  const read = <Value>(name: string, fallback: Value, parse: (text: string) => Value | undefined): Value => {
    const text = environment[name]?.trim();
    if (text === undefined || text === '') return fallback;
    const value = parse(text);
    if (value === undefined) wrong.push(name);
    return value ?? fallback;
  };
  const demand = (name: string, holds: boolean): void => void (holds || wrong.push(name));

  const production = environment['NODE_ENV'] === 'production';
  const port = read('PORT', 3000, wholeNumber(0, 65_535));
  const databaseUrl = read('DATABASE_URL', '', postgresUrl);
  demand('DATABASE_URL', databaseUrl !== '' || wrong.includes('DATABASE_URL'));
  const jwtSecret = read('JWT_SECRET', '', secret(production));
  demand('JWT_SECRET', jwtSecret !== '' || wrong.includes('JWT_SECRET'));
  const email = read('ADMIN_EMAIL', '', (text) => (EMAIL.test(text) ? text : undefined));
  const passwordMinLength = read('PASSWORD_MIN_LENGTH', 6, wholeNumber(6, 128));
  // Not trimmed: spaces may be part of a password.
  const password = environment['ADMIN_PASSWORD'] ?? '';
  demand(
    'ADMIN_PASSWORD',
    email === ''
      ? password === ''
      : lengthOf(password) >= passwordMinLength && lengthOf(password) <= TEXT_LIMITS.password,
  );

  const mailServer = read<string | undefined>('SMTP_URL', undefined, smtpUrl);
  const from = read<MailSettings['from'] | undefined>('MAIL_FROM', undefined, mailbox);
  demand('MAIL_FROM', mailServer === undefined || from !== undefined || wrong.includes('MAIL_FROM'));
  const driver = read('STORAGE_DRIVER', 'local', storageDriver);
  const s3: S3Settings = {
    endpoint: read('S3_ENDPOINT', '', origin),
    region: read('S3_REGION', 'us-east-1', regionName),
    accessKey: read('S3_ACCESS_KEY', '', keyText),
    secretKey: read('S3_SECRET_KEY', '', keyText),
    bucketPrefix: read('S3_BUCKET_PREFIX', 'site-', bucketPrefix),
  };
  demand('S3_ENDPOINT', driver === 'local' || s3.endpoint !== '');
  demand('S3_ACCESS_KEY', driver === 'local' || s3.accessKey !== '');
  demand('S3_SECRET_KEY', driver === 'local' || s3.secretKey !== '');

  const settings: Settings = {
    production,
    port,
    host: read('HOST', '0.0.0.0', (text) => text),
    publicUrl: read('PUBLIC_URL', `http://localhost:${port}`, origin),
    dataDir: read('DATA_DIR', '.data', (text) => text),
    s3: driver === 's3' ? s3 : undefined,
    databaseUrl,
    migrationDatabaseUrl: read('MIGRATION_DATABASE_URL', databaseUrl, postgresUrl),
    jwtSecret,
    jwtSecretPrevious: read<string | undefined>('JWT_SECRET_PREVIOUS', undefined, secret(production)),
    firstAdministrator: email === '' ? undefined : { email, password },
    mail: mailServer === undefined || from === undefined ? undefined : { smtpUrl: mailServer, from },
    contactTo: read<string | undefined>('CONTACT_TO', undefined, (text) => mailbox(text)?.address),
    corsOrigins: read<readonly string[]>('CORS_ORIGINS', [], origins),
    trustProxy: read<boolean | number | string>('TRUST_PROXY', false, proxyTrust),
    rateLimitFactor: read('RATE_LIMIT_FACTOR', 1, positiveNumber),
    passwordMinLength,
    logLevel: read('LOG_LEVEL', 'info', (text) => LOG_LEVELS.find((level) => level === text)),
    apiDocs: read('API_DOCS', true, onOrOff),
    webDevelopment: read('WEB_DEV', false, (text) => (text === '1' && !production ? true : undefined)),
    keepAnswers: read('KEEP_ANSWERS', true, onOrOff),
  };
  if (wrong.length > 0) throw new SettingsError([...new Set(wrong)]);
  return settings;
}

function wholeNumber(min: number, max: number) {
  return (text: string): number | undefined => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  };
}

function positiveNumber(text: string): number | undefined {
  const value = Number(text);
  return Number.isFinite(value) && value > 0 ? value : undefined;
}

function onOrOff(text: string): boolean | undefined {
  return text === 'on' ? true : text === 'off' ? false : undefined;
}

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

function postgresUrl(text: string): string | undefined {
  return /^postgres(ql)?:$/.test(parseUrl(text)?.protocol ?? '') ? text : undefined;
}

function origin(text: string): string | undefined {
  const url = parseUrl(text);
  const plain =
    url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  return plain && !url.username && !url.password ? url.origin : undefined;
}

function origins(text: string): readonly string[] | undefined {
  const parsed = text.split(',').map((part) => origin(part.trim()));
  return parsed.every((one) => one !== undefined) ? parsed : undefined;
}

function secret(production: boolean) {
  return (text: string): string | undefined =>
    text.length >= SECRET_MIN_LENGTH && !(production && EXAMPLE_SECRET.test(text)) ? text : undefined;
}

function proxyTrust(text: string): boolean | number | string | undefined {
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^\d+$/.test(text)) return Number(text);
  return /^[\d.:a-f/, ]+$|^(loopback|linklocal|uniquelocal)$/i.test(text) ? text : undefined;
}
