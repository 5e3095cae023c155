const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  // PostgreSQL: shutting down, crashed, starting up, too many connections, lock or statement waited too long
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '55P03',
  '57014',
]);
const CONNECTION_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|connection error|not queryable/i;

/** Whether an error of the database driver says that the database cannot be reached or is overloaded. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const code = (cause as { code?: unknown }).code;
    if (typeof code === 'string' && (CONNECTION_CODES.has(code) || code.startsWith('08'))) return true;
    if (CONNECTION_MESSAGES.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some((inner) => isDatabaseUnavailable(inner)))
      return true;
  }
  return false;
}
