import type { Log } from '../log.server.ts';
import { DatabaseAwayError, reasonOf } from './database-away.ts';

/** Only when nothing has failed for this long is the database back: a full server accepts some connections and refuses others. */
const quietMs = 2000;

export type DatabaseHealth = {
  /** Statements or connections fail: for /readyz. */
  isFailing(): boolean;
  /** Throws while the server cannot be reached, so that requests fail at once and not after a timeout each. */
  check(): void;
  /** A connection or a statement failed because the database is away. */
  failed(error: unknown): void;
  /** A statement was answered. */
  worked(): void;
  /** The server does not answer at all: every connection to it counts as broken. */
  lost(error: unknown): void;
  found(): void;
  onLost(listener: (error: Error) => void): void;
};

/** What is known about the database server. It writes one line to the log when work starts to fail and one when it succeeds again. */
export function createDatabaseHealth(log: Log): DatabaseHealth {
  const listeners: ((error: Error) => void)[] = [];
  let unreachable: string | undefined;
  let isFailing = false;
  let hasWorked = false;
  let failedAt = 0;

  function failed(error: unknown): void {
    failedAt = performance.now();
    if (isFailing) return;
    isFailing = true;
    // A start that fails is explained by the sentence that ends it.
    if (hasWorked)
      log.warn({ reason: reasonOf(error) }, 'the database is away; requests that need it are answered with 503');
  }

  return {
    isFailing: () => isFailing,
    check: () => {
      if (unreachable !== undefined) throw new DatabaseAwayError(`the database cannot be reached (${unreachable})`);
    },
    failed,
    worked: () => {
      hasWorked = true;
      if (!isFailing || unreachable !== undefined || performance.now() - failedAt < quietMs) return;
      isFailing = false;
      log.warn('the database is back');
    },
    lost: (error) => {
      failed(error);
      if (unreachable !== undefined) return;
      unreachable = reasonOf(error);
      const reason = new DatabaseAwayError(`the database cannot be reached (${unreachable})`);
      for (const listener of listeners) listener(reason);
    },
    found: () => {
      unreachable = undefined;
    },
    onLost: (listener) => void listeners.push(listener),
  };
}
