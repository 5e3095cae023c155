import { lengthOf, TEXT_LIMITS } from '@site/vocabulary';
import { smtpUrl, sender, recipient, type MailSettings } from './mail-settings';
import { bucketPrefix, keyText, regionName, STORAGE_DRIVERS, type S3Settings } from './s3-settings';
import { readTelemetry, type TelemetrySettings } from './telemetry-settings';
import { EnvironmentReader, type Environment } from './environment-reader';
import {
  anyText,
  bearerToken,
  developmentOnly,
  emailAddress,
  MISSING,
  neededWith,
  oneOf,
  onOrOff,
  origin,
  origins,
  passphrase,
  positiveNumber,
  postgresUrl,
  proxyTrust,
  secret,
  tooLong,
  tooShort,
  uselessWithout,
  webAddress,
  wholeNumber,
} from './setting-kinds';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

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
  /** Connections at most for the work of this instance. */
  readonly databasePool: number;
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
  /** Letters of one announcement that each instance hands to the mail server in a minute. */
  readonly newsletterPerMinute: number;
  /** Where a backup is kept each night, and how many; absent, none is made. */
  readonly backups: { readonly folder: string; readonly keep: number } | undefined;
  /** Encrypts backups; absent, they are plain. */
  readonly backupPassphrase: string | undefined;
  /** A cache that stands in front of all instances: seconds for which it may answer, and where it is told of changes. */
  readonly sharedCache: {
    readonly seconds: number;
    readonly purge: { readonly url: string; readonly token: string | undefined } | undefined;
  };
  readonly corsOrigins: readonly string[];
  /** Whether every site may read what anyone may read. */
  readonly corsPublicReads: boolean;
  /** Whether webhooks may lead to this machine itself: for tests. */
  readonly webhookLoopback: boolean;
  readonly trustProxy: boolean | number | string;
  /** Seconds for which a leaving instance says that it is not ready before it takes no new connection. */
  readonly drainSeconds: number;
  readonly rateLimitFactor: number;
  readonly passwordMinLength: number;
  /** Lets whoever brings it read `/metrics`; absent, only this machine may. */
  readonly metricsToken: string | undefined;
  readonly logLevel: LogLevel;
  /** Absent, nobody but the log is told. */
  readonly telemetry: TelemetrySettings | undefined;
  readonly apiDocs: boolean;
  /** The site straight from its sources, with hot reload; never in production. */
  readonly webDevelopment: boolean;
  /** Off: every public read goes to PostgreSQL (for measurements). */
  readonly keepAnswers: boolean;
}

/** @throws SettingsError naming every wrong variable at once with the reason, and never a value. */
export function readSettings(environment: Environment): Settings {
  const reader = new EnvironmentReader(environment);
  const { read, demand } = reader;

  const production = environment['NODE_ENV'] === 'production';
  const port = read('PORT', 3000, wholeNumber(0, 65_535));
  const databaseUrl = read('DATABASE_URL', '', postgresUrl);
  demand('DATABASE_URL', databaseUrl !== '', MISSING);
  const jwtSecret = read('JWT_SECRET', '', secret(production));
  demand('JWT_SECRET', jwtSecret !== '', MISSING);
  const email = read('ADMIN_EMAIL', '', emailAddress);
  const passwordMinLength = read('PASSWORD_MIN_LENGTH', 6, wholeNumber(6, 128));
  // Not trimmed: spaces may be part of a password.
  const password = environment['ADMIN_PASSWORD'] ?? '';
  if (email !== '') {
    demand('ADMIN_PASSWORD', password !== '', neededWith('ADMIN_EMAIL'));
    demand('ADMIN_PASSWORD', lengthOf(password) >= passwordMinLength, tooShort(passwordMinLength));
    demand('ADMIN_PASSWORD', lengthOf(password) <= TEXT_LIMITS.password, tooLong(TEXT_LIMITS.password));
  } else if (!reader.refused('ADMIN_EMAIL')) {
    demand('ADMIN_PASSWORD', password === '', uselessWithout('ADMIN_EMAIL'));
  }

  const mailServer = read<string | undefined>('SMTP_URL', undefined, smtpUrl);
  const from = read<MailSettings['from'] | undefined>('MAIL_FROM', undefined, sender);
  demand('MAIL_FROM', mailServer === undefined || from !== undefined, neededWith('SMTP_URL'));
  const driver = read('STORAGE_DRIVER', 'local', oneOf(STORAGE_DRIVERS));
  const s3: S3Settings = {
    endpoint: read('S3_ENDPOINT', '', origin),
    region: read('S3_REGION', 'us-east-1', regionName),
    accessKey: read('S3_ACCESS_KEY', '', keyText),
    secretKey: read('S3_SECRET_KEY', '', keyText),
    bucketPrefix: read('S3_BUCKET_PREFIX', 'site-', bucketPrefix),
  };
  const given = { S3_ENDPOINT: s3.endpoint, S3_ACCESS_KEY: s3.accessKey, S3_SECRET_KEY: s3.secretKey };
  // Compose always names its own store; who has keys means to use them, or says where files are kept instead.
  const isChosen = (environment['STORAGE_DRIVER'] ?? '').trim() !== '';
  demand('STORAGE_DRIVER', isChosen || `${s3.accessKey}${s3.secretKey}` === '', neededWith('S3_ACCESS_KEY'));
  for (const [name, value] of Object.entries(given)) {
    demand(name, driver === 'local' || value !== '', neededWith('STORAGE_DRIVER=s3'));
  }

  const backupFolder = read('BACKUP_DIR', '', anyText);
  const keep = read('BACKUP_KEEP', 14, wholeNumber(1, 10_000));

  const purgeUrl = read('PURGE_URL', '', webAddress);
  const purgeToken = read<string | undefined>('PURGE_TOKEN', undefined, bearerToken);

  const settings: Settings = {
    production,
    port,
    host: read('HOST', '0.0.0.0', anyText),
    publicUrl: read('PUBLIC_URL', `http://localhost:${port}`, origin),
    dataDir: read('DATA_DIR', '.data', anyText),
    s3: driver === 's3' ? s3 : undefined,
    databaseUrl,
    databasePool: read('DATABASE_POOL', 10, wholeNumber(2, 200)),
    migrationDatabaseUrl: read('MIGRATION_DATABASE_URL', databaseUrl, postgresUrl),
    jwtSecret,
    jwtSecretPrevious: read<string | undefined>('JWT_SECRET_PREVIOUS', undefined, secret(production)),
    firstAdministrator: email === '' ? undefined : { email, password },
    mail: mailServer === undefined || from === undefined ? undefined : { smtpUrl: mailServer, from },
    contactTo: read<string | undefined>('CONTACT_TO', undefined, recipient),
    newsletterPerMinute: read('NEWSLETTER_PER_MINUTE', 60, positiveNumber),
    backups: backupFolder === '' ? undefined : { folder: backupFolder, keep },
    backupPassphrase: read<string | undefined>('BACKUP_PASSPHRASE', undefined, passphrase),
    sharedCache: {
      seconds: read('SHARED_CACHE_SECONDS', 0, wholeNumber(0, 31_536_000)),
      purge: purgeUrl === '' ? undefined : { url: purgeUrl, token: purgeToken },
    },
    corsOrigins: read<readonly string[]>('CORS_ORIGINS', [], origins),
    corsPublicReads: read('CORS_PUBLIC_READS', false, onOrOff),
    webhookLoopback: read('WEBHOOK_LOOPBACK', false, onOrOff),
    trustProxy: read<boolean | number | string>('TRUST_PROXY', false, proxyTrust),
    drainSeconds: read('DRAIN_SECONDS', 0, wholeNumber(0, 60)),
    rateLimitFactor: read('RATE_LIMIT_FACTOR', 1, positiveNumber),
    passwordMinLength,
    metricsToken: read<string | undefined>('METRICS_TOKEN', undefined, bearerToken),
    logLevel: read('LOG_LEVEL', 'info', oneOf(LOG_LEVELS)),
    telemetry: readTelemetry(reader),
    apiDocs: read('API_DOCS', true, onOrOff),
    webDevelopment: read('WEB_DEV', false, developmentOnly(production)),
    keepAnswers: read('KEEP_ANSWERS', true, onOrOff),
  };
  reader.finish();
  return settings;
}
