import type { Log } from '../log.server.ts';
import { DatabaseAwayError, reasonOf } from './database-away.ts';

/**
 * The database counts as available again only after this time without failures, because a full server accepts some
 * connections and refuses others.
 */
const quietMs = 2000;

export type DatabaseHealth = {
  /** For /readyz: true while statements or connections fail. */
  isFailing(): boolean;
  /** Throws while the server is unreachable, so that requests fail at once instead of after a timeout. */
  check(): void;
  /** Reports a failure because the database is unavailable. */
  failed(error: unknown): void;
  /** Reports a successful statement. */
  worked(): void;
  /** Reports that the server does not respond: all connections to it count as broken. */
  lost(error: unknown): void;
  found(): void;
  onLost(listener: (error: Error) => void): void;
};

/** The state of the database server. Logs one line when work starts to fail and one when it succeeds again. */
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
    // A failed start is explained by the message that ends it.
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
