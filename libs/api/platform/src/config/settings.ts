import { lengthOf, TEXT_LIMITS } from '@site/vocabulary';
import { smtpUrl, sender, recipient, type MailSettings } from './mail-settings';
import { bucketPrefix, keyText, regionName, STORAGE_DRIVERS, type S3Settings } from './s3-settings';
import { readTelemetry } from './telemetry-settings';
import { postgresUrl } from './database-url';
import { EnvironmentReader, type Environment } from './environment-reader';
import {
  anyText,
  bearerToken,
  decimal,
  developmentOnly,
  emailAddress,
  MISSING,
  neededWith,
  oneOf,
  onOrOff,
  origin,
  origins,
  passphrase,
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
export type Settings = Readonly<ReturnType<typeof readSettings>>;

/** @throws SettingsError naming every wrong variable at once with the reason, and never a value. */
export function readSettings(environment: Environment) {
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

  const settings = {
    production,
    port,
    host: read('HOST', '0.0.0.0', anyText),
    /** Origin under which visitors reach the product, without a trailing slash. */
    publicUrl: read('PUBLIC_URL', `http://localhost:${port}`, origin),
    dataDir: read('DATA_DIR', '.data', anyText),
    /** Undefined: files are kept in `dataDir`. */
    s3: driver === 's3' ? s3 : undefined,
    databaseUrl,
    /** Server that follows that one and answers what visitors read. */
    databaseReplicaUrl: read('DATABASE_REPLICA_URL', '', postgresUrl),
    /** Connections at most for the work of this instance. */
    databasePool: read('DATABASE_POOL', 10, wholeNumber(2, 200)),
    /** Role that may change the schema; the running product uses `databaseUrl`. */
    migrationDatabaseUrl: read('MIGRATION_DATABASE_URL', databaseUrl, postgresUrl),
    jwtSecret,
    /** Former secret whose tokens are still accepted while it is being replaced. */
    jwtSecretPrevious: read<string | undefined>('JWT_SECRET_PREVIOUS', undefined, secret(production)),
    firstAdministrator: email === '' ? undefined : { email, password },
    /** Absent, no mail is sent. */
    mail: mailServer === undefined || from === undefined ? undefined : { smtpUrl: mailServer, from },
    /** Where messages of visitors are mailed to; absent, to the e-mail address of the firm's settings. */
    contactTo: read<string | undefined>('CONTACT_TO', undefined, recipient),
    /** Letters of one announcement that each instance hands to the mail server in a minute. */
    newsletterPerMinute: read('NEWSLETTER_PER_MINUTE', 60, decimal(0.01, 100_000)),
    /** Where a backup is kept each night, and how many; absent, none is made. */
    backups: backupFolder === '' ? undefined : { folder: backupFolder, keep },
    /** Encrypts backups; absent, they are plain. */
    backupPassphrase: read<string | undefined>('BACKUP_PASSPHRASE', undefined, passphrase),
    /** A cache that stands in front of all instances: seconds for which it may answer, and where it is told of changes. */
    sharedCache: {
      seconds: read('SHARED_CACHE_SECONDS', 0, wholeNumber(0, 31_536_000)),
      purge: purgeUrl === '' ? undefined : { url: purgeUrl, token: purgeToken },
    },
    corsOrigins: read<readonly string[]>('CORS_ORIGINS', [], origins),
    /** Whether every site may read what anyone may read. */
    corsPublicReads: read('CORS_PUBLIC_READS', false, onOrOff),
    /** Whether webhooks may lead to this machine itself: for tests. */
    webhookLoopback: read('WEBHOOK_LOOPBACK', false, onOrOff),
    trustProxy: read<boolean | number | string>('TRUST_PROXY', false, proxyTrust),
    /** Seconds for which a leaving instance says that it is not ready before it takes no new connection. */
    drainSeconds: read('DRAIN_SECONDS', 0, wholeNumber(0, 60)),
    rateLimitFactor: read('RATE_LIMIT_FACTOR', 1, decimal(0.001, 1_000_000)),
    passwordMinLength,
    /** Lets whoever brings it read `/metrics`; absent, only this machine may. */
    metricsToken: read<string | undefined>('METRICS_TOKEN', undefined, bearerToken),
    logLevel: read('LOG_LEVEL', 'info', oneOf(LOG_LEVELS)),
    /** Absent, nobody but the log is told. */
    telemetry: readTelemetry(reader),
    apiDocs: read('API_DOCS', true, onOrOff),
    /** The site straight from its sources, with hot reload; never in production. */
    webDevelopment: read('WEB_DEV', false, developmentOnly(production)),
    /** Off: every public read goes to PostgreSQL (for measurements). */
    keepAnswers: read('KEEP_ANSWERS', true, onOrOff),
  };
  reader.finish();
  return settings;
}
