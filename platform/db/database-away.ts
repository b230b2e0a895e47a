/**
 * An error of the database connection, not of the statement: the same request may succeed later. Recognised by name,
 * because the bundle has its own copy of the class.
 */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';
}

/** Classes 08 (connection) and 53 (resources); 57P: shutdown or startup; 25006: read-only. */
const sqlStates = /^(08...|53...|57P0[1235]|25006)$/;

const socketCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
]);

/** The driver gives these errors no code. */
const driverMessages =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/;

type ErrorLike = { name?: unknown; message?: unknown; code?: unknown; cause?: unknown; errors?: unknown };

/** Whether an error means that the database is unavailable. Accepts any error. */
export function isDatabaseAway(error: unknown): boolean {
  return anyOf(error, ({ name, code }) => name === 'DatabaseAwayError' || isAwayState(code));
}

/** For errors from the driver only: there, a refused connection is always one to the database. */
export function asDatabaseError(error: unknown): unknown {
  const isAway = anyOf(
    error,
    (found) =>
      isAwayState(found.code) ||
      (typeof found.code === 'string' && socketCodes.has(found.code)) ||
      driverMessages.test(String(found.message)),
  );
  if (!isAway || isDatabaseAway(error)) return error;
  return new DatabaseAwayError(reasonOf(error), { cause: error });
}

/** A host with several addresses fails with an AggregateError, which has a code but no message. */
export function reasonOf(error: unknown): string {
  const { message, code } = (error ?? {}) as { message?: string; code?: string };
  return message || code || String(error);
}

const isAwayState = (code: unknown) => typeof code === 'string' && sqlStates.test(code);

function anyOf(error: unknown, matches: (error: ErrorLike) => boolean): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const found: ErrorLike = error;
  if (matches(found)) return true;
  if (Array.isArray(found.errors) && found.errors.some((one) => anyOf(one, matches))) return true;
  return found.cause !== undefined && anyOf(found.cause, matches);
}
