import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { isDatabaseAway } from './db/database-away.ts';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'> & {
  child(facts: Record<string, unknown>): Log;
};

// What could name a person or open a door never reaches the log, at any depth a caller is likely to pass it.
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
 * Lines about an error that only says that the database is away are written at debug level: the database's own line has said it,
 * and every request, job and relay would say it again.
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
  // What a child says with every line is written once, past the formatters; its own children come by here again.
  log.child = function hidden(this: Logger, facts: Record<string, unknown>) {
    return plain.child.call(this, hideSecrets(facts));
  } as Logger['child'];
  return log;
}

const linesTogether = 3000;
const longestWaitMs = 200;

/**
 * Where a serving process writes: some lines together, since each for itself costs as much as a short request. Little enough that
 * the system takes it in one piece, so that lines of several processes do not mix; and at the latest when the process ends.
 */
export function bufferedOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, minLength: linesTogether });
  const timer = setInterval(() => output.flushSync(), longestWaitMs);
  timer.unref();
  process.on('exit', () => output.flushSync());
  return output;
}

/** The library's own way of hiding looks for each name in each place, line by line, and costs more than the line. */
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

/** Errors are told by their own rule, and bytes have no names. */
const isOpen = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Error) && !ArrayBuffer.isView(value);

/** No more than this of an error: drivers hang whole rows, parameters and addresses on theirs. */
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
