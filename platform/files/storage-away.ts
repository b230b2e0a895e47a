/** The file storage is unreachable or full. Recognised by name, because the bundle has its own copy of the class. */
export class StorageAwayError extends Error {
  override readonly name = 'StorageAwayError';
}

/** Disk full, quota exceeded, read-only or failing disk. */
const diskCodes: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);

/** Failed connections to object storage, including DNS failures. */
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

/** Whether an error means that the storage is unavailable. Accepts any error. */
export const isStorageAway = (error: unknown): boolean => anyOf(error, ({ name }) => name === 'StorageAwayError');

/** For errors from the storage only: there, a refused connection is always one to the storage. */
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
