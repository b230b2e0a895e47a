import { pino } from 'pino';

export type Log = Pick<import('pino').Logger, 'debug' | 'info' | 'warn' | 'error'> & {
  child(facts: Record<string, unknown>): Log;
};

// What could name a person or open a door never reaches the log, at any depth a caller is likely to pass it.
const secrets = [
  'password',
  'token',
  'secret',
  'authorization',
  'cookie',
  'email',
  'emailAddress',
  'to',
  'phoneNumber',
  'socialSecurityNumber',
  'firstName',
  'lastName',
];

export function createLog(level: string, destination?: NodeJS.WritableStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
  };
  return destination ? pino(options, destination) : pino(options);
}
