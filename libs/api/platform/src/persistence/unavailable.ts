const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // PostgreSQL: shutting down, crashed, starting up, too many connections, lock or statement waited too long
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '55P03',
  '57014',
]);
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
  if (typeof code === 'string' && (CONNECTION_CODES.has(code) || code.startsWith('08'))) return true;
  if (typeof message === 'string' && CONNECTION_MESSAGES.test(message)) return true;
  if (Array.isArray(errors) && errors.some((inner) => isDatabaseUnavailable(inner, depth + 1))) return true;
  return isDatabaseUnavailable(cause, depth + 1);
}
