import type { LogEvent } from 'kysely';

/** Called with the text of each statement after it ran, the failed ones included. */
export type OnStatement = (sql: string) => void;

/** The part of a Kysely configuration that reports statements; empty without a listener, so it costs nothing then. */
export function watched(onStatement: OnStatement | undefined): { log?: (event: LogEvent) => void } {
  return onStatement ? { log: ({ query }) => onStatement(query.sql) } : {};
}
