/** The file storage cannot be reached, or has no room. Recognised by its name, since the bundle has a copy of every class. */
export class StorageAwayError extends Error {
  override readonly name = 'StorageAwayError';
}

/** No room left on the disk or for this user, a disk that only reads, or a disk that fails. */
const diskCodes: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);

/** Connections to object storage that fail; a DNS server that does not answer is no different. */
const socketCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

const sdkNames: ReadonlySet<string> = new Set(['TimeoutError', 'RequestTimeout', 'SlowDown', 'ServiceUnavailable']);

const serverError = 500;

type Fault = {
  name?: unknown;
  code?: unknown;
  cause?: unknown;
  errors?: unknown;
  $metadata?: { httpStatusCode?: number };
};

/** Whether a file could not be read or written because of the storage. Any error may be passed, wherever it comes from. */
export const isStorageAway = (error: unknown): boolean => anyOf(error, ({ name }) => name === 'StorageAwayError');

/** For errors that come from the storage itself: there a refused connection is one to it and to nothing else. */
export function asStorageError(error: unknown): unknown {
  const isAway = anyOf(
    error,
    ({ name, code, $metadata }) =>
      (typeof code === 'string' && (diskCodes.has(code) || socketCodes.has(code))) ||
      (typeof name === 'string' && sdkNames.has(name)) ||
      ($metadata?.httpStatusCode ?? 0) >= serverError,
  );
  if (!isAway || isStorageAway(error)) return error;
  return new StorageAwayError(error instanceof Error ? error.message : String(error), { cause: error });
}

function anyOf(error: unknown, matches: (fault: Fault) => boolean): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const fault: Fault = error;
  if (matches(fault)) return true;
  if (Array.isArray(fault.errors) && fault.errors.some((one) => anyOf(one, matches))) return true;
  return fault.cause !== undefined && anyOf(fault.cause, matches);
}
