import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { isDatabaseAway } from './db/database-away.ts';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'> & {
  child(facts: Record<string, unknown>): Log;
};

// Personal data and secrets never reach the log, at any depth that callers are likely to pass.
const secrets: ReadonlySet<string> = new Set([
  'password',
  'passwordHash',
  'token',
  'secret',
  'authorization',
  'cookie',
  'set-cookie',
  'email',
  'emailAddress',
  'loginName',
  'to',
  'phoneNumber',
  'cellPhone',
  'socialSecurityNumber',
  'firstName',
  'lastName',
]);

const deepestSecret = 3;

const debugLevel = 20;

/**
 * Errors that only repeat that the database is unavailable are logged at debug level, because the database health logs
 * it once.
 */
const hooks: NonNullable<LoggerOptions['hooks']> = {
  logMethod(args, method, level) {
    const { err } = (args[0] ?? {}) as { err?: unknown };
    if (err === undefined || level <= debugLevel || !isDatabaseAway(err)) method.apply(this, args);
    else this.debug(...(args as unknown as [object, string]));
  },
};

export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    hooks,
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { log: hideSecrets },
    serializers: { err: describeError },
  };
  const log: Logger = destination ? pino(options, destination) : pino(options);
  const plain = Object.getPrototypeOf(log) as Logger;
  // Bindings of a child logger are serialised once, bypassing the formatters, so they are filtered here.
  log.child = function hidden(this: Logger, facts: Record<string, unknown>) {
    return plain.child.call(this, hideSecrets(facts));
  } as Logger['child'];
  return log;
}

const linesTogether = 3000;
const longestWaitMs = 200;

/**
 * Output of a serving process: several lines are written together, because single writes cost as much as a short
 * request. Small enough for an atomic write, so that lines of several processes do not mix; flushed at exit. Only then does it wait
 * for the disk, which would stop all requests.
 */
export function bufferedOutput(dest: number | string = 1): DestinationStream {
  const output = pino.destination({ dest, sync: true, minLength: linesTogether, periodicFlush: longestWaitMs });
  process.on('exit', () => output.flushSync());
  return output;
}

/** The library's own redaction checks each name at each path and costs more than logging the line. */
function hideSecrets(facts: Record<string, unknown>): Record<string, unknown> {
  return hideIn(facts, deepestSecret) as Record<string, unknown>;
}

function hideIn(value: object, depth: number): object {
  let copy: Record<string, unknown> | unknown[] | undefined;
  for (const [name, fact] of Object.entries(value)) {
    const shown = secrets.has(name) ? '[hidden]' : isOpen(fact) && depth > 1 ? hideIn(fact, depth - 1) : fact;
    if (shown === fact) continue;
    copy ??= Array.isArray(value) ? [...value] : { ...value };
    (copy as Record<string, unknown>)[name] = shown;
  }
  return copy ?? value;
}

/** Errors have their own serialiser, and bytes have no keys. */
const isOpen = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Error) && !ArrayBuffer.isView(value);

/** Logs only these fields of an error, because drivers attach rows, parameters and addresses. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, status } = error as { code?: unknown; status?: unknown };
  return {
    type: error.name,
    message: error.message,
    code,
    status,
    stack: error.stack,
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  };
}
