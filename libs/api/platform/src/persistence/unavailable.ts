const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // PostgreSQL: a lock, a statement or a transaction waited too long, or lost against another
  '55P03',
  '57014',
  '25P03',
  '25P04',
  '40001',
  '40003',
  '40P01',
]);
/** PostgreSQL: no connection, no resources (disk, memory, connections), shutting down or starting up, broken disk. */
const CONNECTION_CLASSES = /^(08|53|57P|58)/;
/** PostgreSQL takes no writes: after a failover, while it is maintained, or with a full disk. */
const READS_ONLY = new Set(['25006', '53100']);
/** A pooler that takes no session of its own for each client, such as PgBouncer: waiting does not change it. */
const SHARED_SESSIONS = /unsupported startup parameter/;
const CONNECTION_MESSAGES =
  /connection terminated|timeout expired|timeout exceeded when trying to connect|connection error|not queryable|query read timeout/i;

/** Whether an error of the database driver says that the database cannot be reached or is overloaded. */
export function isDatabaseUnavailable(error: unknown, depth = 0): boolean {
  // By shape: the driver, the ORM and Node wrap each other's errors, and not all share one Error class.
  if (typeof error !== 'object' || error === null || depth > 5) return false;
  const { code, message, cause, errors } = error as {
    code?: unknown;
    message?: unknown;
    cause?: unknown;
    errors?: unknown;
  };
  if (typeof message === 'string' && SHARED_SESSIONS.test(message)) return false;
  if (typeof code === 'string' && (CONNECTION_CODES.has(code) || CONNECTION_CLASSES.test(code))) return true;
  if (takesReadsOnly(error)) return true;
  if (typeof message === 'string' && CONNECTION_MESSAGES.test(message)) return true;
  if (Array.isArray(errors) && errors.some((inner) => isDatabaseUnavailable(inner, depth + 1))) return true;
  return isDatabaseUnavailable(cause, depth + 1);
}

/** Whether an error of the database driver says that only writing is impossible. */
export function takesReadsOnly(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && READS_ONLY.has(code);
}
